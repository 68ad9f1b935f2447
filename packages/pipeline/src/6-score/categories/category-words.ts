import { CATEGORIES } from '@plainwire/domain/category'
import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { foldCaseAndAccents, type Token } from '../../text/index.ts'
import type { CategoryLogOdds, CategoryOrNone } from './category-model.ts'

const TOPICS: readonly CategoryOrNone[] = [...CATEGORIES, 'none']

interface Entry {
  category: CategoryOrNone
  words: string[]
  isOpen: boolean
}

function entriesOf(lists: Record<string, string[]>): Map<string, Entry[]> {
  const byStart = new Map<string, Entry[]>()
  for (const category of TOPICS) {
    for (const word of lists[category] ?? []) {
      const isOpen = word.endsWith('*')
      const words = foldCaseAndAccents(word.replace(/\*$/, '')).split('_').filter(Boolean)
      const key = (words[0] ?? '').slice(0, 3)
      byStart.set(key, [...(byStart.get(key) ?? []), { category, words, isOpen }])
    }
  }
  return byStart
}

function matches(tokens: readonly Token[], at: number, { words, isOpen }: Entry): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index]?.folded ?? ''
    const isLast = index === words.length - 1
    return isLast && isOpen ? token.startsWith(word) : token === word
  })
}

/**
 * The minimum number of letters in the first part of a Dutch compound, and in a distinctive word at its end,
 * such as 'ongeval' in 'bedrijfsongeval'.
 */
const MIN_FIRST_PART = 3
const MIN_LAST_PART = 5
/** The weight of a word inside a compound, relative to the word alone. */
const COMPOUND_SHARE = 0.6

/** Yields the distinctive words that end a long Dutch word, which may be a compound. */
function* endingsOf(word: string, byStart: ReadonlyMap<string, Entry[]>): Generator<Entry> {
  for (let at = MIN_FIRST_PART; at <= word.length - MIN_LAST_PART; at++) {
    for (const entry of byStart.get(word.slice(at, at + 3)) ?? []) {
      const [only = ''] = entry.words
      if (entry.words.length > 1 || only.length < MIN_LAST_PART) continue
      if (entry.isOpen ? word.startsWith(only, at) : word.slice(at) === only) yield entry
    }
  }
}

/**
 * Creates a counter of distinctive words. Each entry counts once per text, so that one repeated word doesn't
 * decide the text's category.
 */
export function createCategoryWordCounter(lists: Record<string, string[]>, language: Language) {
  const byStart = entriesOf(lists)
  return (tokens: readonly Token[], weight: number, hits: CategoryLogOdds): void => {
    const counted = new Set<Entry>()
    const count = (entry: Entry, share: number) => {
      if (counted.has(entry)) return
      counted.add(entry)
      hits[entry.category] += weight * share
    }
    for (let at = 0; at < tokens.length; at++) {
      const word = tokens[at]?.folded ?? ''
      const found = (byStart.get(word.slice(0, 3)) ?? []).filter((entry) => matches(tokens, at, entry))
      for (const entry of found) count(entry, entry.words.length > 1 ? 1.5 : 1)
      if (found.length === 0 && getLanguageRules(language).compounds)
        for (const entry of endingsOf(word, byStart)) count(entry, COMPOUND_SHARE)
    }
  }
}
