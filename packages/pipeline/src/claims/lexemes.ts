import { foldCaseAndAccents } from '../text/index.ts'

/** A word, a number or time in digits, or a sign such as '%', as written. */
export interface Lexeme {
  kind: 'word' | 'digits' | 'clock' | 'sign'
  text: string
  /**
   * A word in lower case, without accents, the full stops of 'U.S.' and a possessive 's; other lexemes as
   * written.
   */
  folded: string
  start: number
  end: number
  isCapital: boolean
  /**
   * Whether it is the first in its sentence, heading or quotation, where a capital doesn't indicate a name.
   */
  isFirst: boolean
}

/**
 * Matches, in this order: a time ('19:30'), digits with grouping and decimals, a code ('COVID-19', 'F-16',
 * 'G20'), letters with full stops ('U.S.', 'o.a.'), a word with apostrophes inside, a sign.
 */
const LEXEME =
  /(\d{1,2}:\d{2}(?!\d))|(\d{1,3}(?:[.,\u00a0\u202f\u2009 ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)|([Cc]ovid-\d+|\p{Lu}\p{L}*-?\d[\p{L}\d]*|\p{L}(?:\.\p{L})+(?:\.|(?![\p{L}\p{N}]))|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*)|([€$£¥%])/gu
const POSSESSIVE = /['’]s?$/i
const OPENS = /[.!?:;"“”„‘«»—–|•\n\r([*]\s*['’]?\s*$/
const LOOK_BACK = 6

function startsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start)
  return before.trim() === '' ? start <= LOOK_BACK : OPENS.test(before)
}

function foldedWord(written: string): string {
  const folded = foldCaseAndAccents(written.replaceAll('’', "'"))
  if (/^\p{L}(?:\.\p{L})+\.?$/u.test(written)) return folded.replaceAll('.', '')
  return /n't$/.test(folded) ? folded : folded.replace(POSSESSIVE, '')
}

const KINDS = ['clock', 'digits', 'word', 'sign'] as const

/** Splits a text into words, numbers and signs, at most `limit` of them; other characters are skipped. */
export function splitLexemes(text: string, limit = 4000): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (const match of text.matchAll(LEXEME)) {
    if (lexemes.length >= limit) break
    const written = match[0]
    const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)] ?? 'sign'
    lexemes.push({
      kind,
      text: written,
      folded: kind === 'word' ? foldedWord(written) : written,
      start: match.index,
      end: match.index + written.length,
      isCapital: /\p{Lu}/u.test(written),
      isFirst: startsSentence(text, match.index),
    })
  }
  return lexemes
}
