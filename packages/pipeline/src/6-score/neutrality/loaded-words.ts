import type { Language } from '@plainwire/domain/language'
import { joinLanguageAlternatives } from '../../languages/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents, type Token, tokeniseText } from '../../text/index.ts'

/** A loaded word and its position. */
export interface LoadedWord {
  kind: string
  start: number
  end: number
}

interface Entry {
  words: string[]
  isOpen: boolean
  kind: string
}

const KEY_LETTERS = 3
const keyOf = (word: string) => word.slice(0, KEY_LETTERS)

/** Groups the loaded words by their first three letters, longest first. */
function lexiconOf(kinds: Record<string, string[]>): Map<string, Entry[]> {
  const lexicon = new Map<string, Entry[]>()
  for (const [kind, listed] of Object.entries(kinds)) {
    for (const written of listed) {
      const words = foldCaseAndAccents(written.replace(/\*$/, '')).split('_')
      const key = keyOf(words[0] ?? '')
      lexicon.set(key, [...(lexicon.get(key) ?? []), { words, isOpen: written.endsWith('*'), kind }])
    }
  }
  const length = ({ words }: Entry) => words.join(' ').length
  for (const entries of lexicon.values()) entries.sort((a, b) => length(b) - length(a))
  return lexicon
}

function fits({ words, isOpen }: Entry, tokens: readonly Token[], at: number): boolean {
  return words.every((word, offset) => {
    const folded = tokens[at + offset]?.folded ?? ''
    return isOpen && offset === words.length - 1 ? folded.startsWith(word) : folded === word
  })
}

/**
 * Returns the kind of a hyphenated word that has a loaded word as a part, such as 'radical-left'; undefined if
 * no part is loaded.
 */
function kindOfPart(word: string, lexicon: ReadonlyMap<string, Entry[]>): string | undefined {
  for (const part of word.split('-').slice(0, 4)) {
    const entry = lexicon
      .get(keyOf(part))
      ?.find(
        ({ words, isOpen }) =>
          words.length === 1 && (isOpen ? part.startsWith(words[0] ?? '') : part === words[0]),
      )
    if (entry) return entry.kind
  }
  return undefined
}

/** Matches a quotation. Loaded words in quotations don't count, because they are somebody else's words. */
const QUOTATION = /["“„«][^"”“»]{2,}["”“»]|(?<![\p{L}\p{N}])[‘'][^’']{8,}[’'](?![\p{L}\p{N}])/gu

/** Returns the start and end of each quotation in a text. */
export function findQuotations(text: string): [number, number][] {
  return Array.from(text.matchAll(QUOTATION), (match) => [match.index, match.index + match[0].length])
}

const isInside = (token: Token, quotations: readonly [number, number][]) =>
  quotations.some(([start, end]) => token.start >= start && token.end <= end)

/** Matches 'erupts' and 'barst uit', which are neutral in a text that `VOLCANO` matches. */
const ERUPTION = new RegExp(`^(?:${joinLanguageAlternatives(({ judging }) => judging.eruption)})`)
const VOLCANO = new RegExp(
  joinLanguageAlternatives(({ judging }) => judging.volcano),
  'i',
)

/**
 * Creates a function that finds loaded words outside quotations. It skips a capitalised word inside a
 * sentence, which is a name, unless the word is a label ('Leftists').
 */
export function createLoadedWordFinder(data: Pick<NewsroomData, 'loadedWords'>) {
  const lexicons: Record<Language, Map<string, Entry[]>> = {
    en: lexiconOf(data.loadedWords.en),
    nl: lexiconOf(data.loadedWords.nl),
  }
  return (text: string, language: Language): LoadedWord[] => {
    const quotations = findQuotations(text)
    const tokens = tokeniseText(text)
    const isVolcanic = VOLCANO.test(text)
    const found: LoadedWord[] = []
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]
      if (!token || isInside(token, quotations)) continue
      const entry = lexicons[language].get(keyOf(token.folded))?.find((each) => fits(each, tokens, at))
      const kind =
        entry?.kind ?? (token.folded.includes('-') ? kindOfPart(token.folded, lexicons[language]) : undefined)
      const isName = token.isCapital && !token.isFirst && kind !== 'label'
      const isLiteral = isVolcanic && ERUPTION.test(token.folded)
      if (!kind || isName || isLiteral) continue
      const last = tokens[at + (entry?.words.length ?? 1) - 1] ?? token
      found.push({ kind, start: token.start, end: last.end })
      at += (entry?.words.length ?? 1) - 1
    }
    return found
  }
}
