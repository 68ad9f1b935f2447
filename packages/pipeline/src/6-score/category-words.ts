import { CATEGORIES, type Category } from '@plainwire/domain/category'
import { fold, type Token } from '../text/index.ts'

/** How often a text uses each category's telling words. */
export type Hits = Record<Category, number>

interface Entry {
  category: Category
  words: string[]
  isOpen: boolean
}

/** Points of one category: all ten at zero. */
export function noHits(): Hits {
  return {
    world: 0,
    politics: 0,
    science: 0,
    business: 0,
    technology: 0,
    environment: 0,
    health: 0,
    entertainment: 0,
    sports: 0,
    crime: 0,
  }
}

function entriesOf(lists: Record<string, string[]>): Map<string, Entry[]> {
  const byStart = new Map<string, Entry[]>()
  for (const category of CATEGORIES) {
    for (const word of lists[category] ?? []) {
      const isOpen = word.endsWith('*')
      const words = fold(word.replace(/\*$/, '')).split('_').filter(Boolean)
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

/** Counts telling words; each entry counts once per text, so that one repeated word doesn't decide. */
export function categoryWordCounter(lists: Record<string, string[]>) {
  const byStart = entriesOf(lists)
  return (tokens: readonly Token[], weight: number, hits: Hits): void => {
    const counted = new Set<Entry>()
    for (let at = 0; at < tokens.length; at++) {
      for (const entry of byStart.get((tokens[at]?.folded ?? '').slice(0, 3)) ?? []) {
        if (counted.has(entry) || !matches(tokens, at, entry)) continue
        counted.add(entry)
        hits[entry.category] += weight * (entry.words.length > 1 ? 1.5 : 1)
      }
    }
  }
}
