import { quotedWords, wordCount } from '../text/index.ts'
import type { StorySentence } from './story-sentence.ts'

/** Telling words from which two first sentences are of one event: its place and what happened, whatever else they say. */
const SHARED = 2
/** And this share of the shorter one's: what is said next of the same people shares their names. */
const SHARE = 0.15
/** The same where one of them stands further down. */
const SHARE_BELOW = 0.3
/** '719,000', '25-19', '4.9%', and no year or date. */
const NUMBER = /(?<![\p{L}\d])\d+(?:[.,:–-]\d+)*(?![\p{L}\d])/gu
const YEAR = /^(?:19|20)\d\d$/
/** Digits from which a number is hardly ever two things'. */
const TELLING_DIGITS = 3
/** '95%', '94.5 percent', '22 procent'. */
const PERCENTAGE = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)(?:\s?%|\s(?:per ?cent|procent)(?!\p{L}))/giu
/** A phrase of this many words that two sentences quote is told twice. */
const QUOTED_WORDS = 2

const numbersOf = (text: string) =>
  (text.match(NUMBER) ?? []).filter((number) => !YEAR.test(number) && number.length >= TELLING_DIGITS)

const percentagesOf = (text: string) =>
  Array.from(text.matchAll(PERCENTAGE), ([, value]) => Number(value?.replace(',', '.')))

/** Whether two percentages are one, or one is the other rounded. */
const areOne = (a: number, b: number) =>
  a === b || ((a === Math.round(a)) !== (b === Math.round(b)) && Math.round(a) === Math.round(b))

const sharePercentage = (a: string, b: string) =>
  percentagesOf(a).some((value) => percentagesOf(b).some((other) => areOne(value, other)))

const quotesOf = (text: string) =>
  quotedWords(text)
    .map((quoted) =>
      quoted.text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]+/gu, '')
        .trim(),
    )
    .filter((quote) => wordCount(quote) >= QUOTED_WORDS)

const haveOneOf = (values: readonly string[], others: readonly string[]) =>
  values.some((value) => others.includes(value))

/**
 * Whether two sentences tell one event in words of their own: 'Three men dressed as road workers robbed two diamond couriers in
 * Antwerp', 'Three robbers walked off with a case of diamonds in Antwerp'. Every report says first what happened, so two first
 * sentences of different reports say it twice. Words alone don't show it: these share three of twenty. So do sentences with the
 * same long number, the same percentage or the same quotation.
 */
export function retells(a: StorySentence, b: StorySentence): boolean {
  let shared = 0
  for (const word of a.words) if (b.words.has(word)) shared++
  if (shared < SHARED) return false
  if (haveOneOf(numbersOf(a.text), numbersOf(b.text)) || haveOneOf(quotesOf(a.text), quotesOf(b.text)))
    return true
  if (sharePercentage(a.text, b.text)) return true
  if (a.articleId === b.articleId) return false
  const share = shared / Math.min(a.words.size, b.words.size)
  return share >= (a.isLead && b.isLead ? SHARE : SHARE_BELOW)
}
