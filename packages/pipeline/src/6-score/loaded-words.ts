import type { Language } from '@plainwire/domain/language'
import type { NewsroomData } from '../newsroom-data.ts'
import { fold, type Token, tokensOf } from '../text/index.ts'

/** A loaded word and where it stands. */
export interface LoadedWord {
  kind: string
  start: number
  end: number
}

interface Lexicon {
  whole: Map<string, string>
  /** By their first three letters. */
  stems: Map<string, { stem: string; kind: string }[]>
}

const KEY_LETTERS = 3

function lexiconOf(kinds: Record<string, string[]>): Lexicon {
  const lexicon: Lexicon = { whole: new Map(), stems: new Map() }
  for (const [kind, words] of Object.entries(kinds)) {
    for (const word of words.map(fold)) {
      if (!word.endsWith('*')) lexicon.whole.set(word, kind)
      else {
        const stem = word.slice(0, -1)
        const key = stem.slice(0, KEY_LETTERS)
        lexicon.stems.set(key, [...(lexicon.stems.get(key) ?? []), { stem, kind }])
      }
    }
  }
  return lexicon
}

function kindOf(word: string, { whole, stems }: Lexicon): string | undefined {
  return (
    whole.get(word) ?? stems.get(word.slice(0, KEY_LETTERS))?.find(({ stem }) => word.startsWith(stem))?.kind
  )
}

/** Quotations are somebody's words, not the text's: what stands in them isn't counted. */
const QUOTATION = /["“„«][^"”“»]{2,}["”“»]|(?<![\p{L}\p{N}])[‘'][^’']{8,}[’'](?![\p{L}\p{N}])/gu

function isQuoted(token: Token, quotations: readonly [number, number][]): boolean {
  return quotations.some(([start, end]) => token.start >= start && token.end <= end)
}

/** Finds loaded words outside quotations. Names are no judgement: a capitalised word inside a sentence is passed over. */
export function loadedWordFinder(data: Pick<NewsroomData, 'loadedWords'>) {
  const lexicons: Record<Language, Lexicon> = {
    en: lexiconOf(data.loadedWords.en),
    nl: lexiconOf(data.loadedWords.nl),
  }
  return (text: string, language: Language): { found: LoadedWord[]; words: number } => {
    const quotations = Array.from(text.matchAll(QUOTATION), (match): [number, number] => [
      match.index,
      match.index + match[0].length,
    ])
    const tokens = tokensOf(text)
    const found = tokens.flatMap((token) => {
      const kind = token.isCapital && !token.isFirst ? undefined : kindOf(token.folded, lexicons[language])
      return kind && !isQuoted(token, quotations) ? [{ kind, start: token.start, end: token.end }] : []
    })
    return { found, words: tokens.length }
  }
}
