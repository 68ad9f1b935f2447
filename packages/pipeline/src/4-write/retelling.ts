import { quotedWords, wordCount } from '../text/index.ts'
import type { StorySentence } from './story-sentence.ts'

/**
 * Two first sentences with this many common distinctive words are about one event: its place and what
 * happened.
 */
const SHARED = 2
/** And with this share of the shorter one's words: a follow-up about the same people shares their names. */
const SHARE = 0.15
/** The same if one of them is further down. */
const SHARE_BELOW = 0.3
/** '719,000', '25-19', '4.9%', and no year or date. */
const NUMBER = /(?<![\p{L}\d])\d+(?:[.,:–-]\d+)*(?![\p{L}\d])/gu
const YEAR = /^(?:19|20)\d\d$/
/** Digits from which a number is hardly ever two things'. */
const TELLING_DIGITS = 3
/** '95%', '94.5 percent', '22 procent'. */
const PERCENTAGE = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)(?:\s?%|\s(?:per ?cent|procent)(?!\p{L}))/giu
/** A phrase of this many words that two sentences quote is a repetition. */
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
 * Whether two sentences report one event in different words: 'Three men dressed as road workers robbed two
 * diamond couriers in Antwerp', 'Three robbers walked off with a case of diamonds in Antwerp'. Every report
 * begins with the event, so two first sentences of different reports repeat it. Words alone don't show it:
 * these share three of twenty. Sentences with the same long number, the same percentage or the same quotation
 * are repetitions too.
 */
export function isRetelling(a: StorySentence, b: StorySentence): boolean {
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
