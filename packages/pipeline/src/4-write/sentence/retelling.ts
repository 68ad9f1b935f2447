import { countWords, extractQuotedWords } from '../../text/index.ts'
import type { StorySentence } from './story-sentence.ts'

/**
 * The minimum number of distinctive words that two sentences on one event have in common, such as the place
 * and what happened.
 */
const SHARED = 2
/**
 * The minimum share of the shorter sentence's words that two sentences on one event have in common, if both
 * are leads, that is, first sentences of an article's first paragraphs. A follow-up about the same people
 * shares less: only their names.
 */
const SHARE = 0.15
/** The same minimum share if at least one of the sentences isn't a lead, but further down in its article. */
const SHARE_BELOW = 0.3
/** A number with its separators: '719,000', '25-19', '4.9'. Years are left out afterwards. */
const NUMBER = /(?<![\p{L}\d])\d+(?:[.,:–-]\d+)*(?![\p{L}\d])/gu
const YEAR = /^(?:19|20)\d\d$/
/** Equal numbers with at least this many digits and separators are hardly ever a coincidence. */
const DISTINCTIVE_DIGITS = 3
/** '95%', '94.5 percent', '22 procent'. */
const PERCENTAGE = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)(?:\s?%|\s(?:per ?cent|procent)(?!\p{L}))/giu
/** Two sentences that share a quotation of at least this many words repeat each other. */
const QUOTED_WORDS = 2

const numbersOf = (text: string) =>
  (text.match(NUMBER) ?? []).filter((number) => !YEAR.test(number) && number.length >= DISTINCTIVE_DIGITS)

const percentagesOf = (text: string) =>
  Array.from(text.matchAll(PERCENTAGE), ([, value]) => Number(value?.replace(',', '.')))

/** Whether two percentages are equal, or one is the other one rounded. */
const areOne = (a: number, b: number) =>
  a === b || ((a === Math.round(a)) !== (b === Math.round(b)) && Math.round(a) === Math.round(b))

const sharePercentage = (a: string, b: string) =>
  percentagesOf(a).some((value) => percentagesOf(b).some((other) => areOne(value, other)))

const quotesOf = (text: string) =>
  extractQuotedWords(text)
    .map((quoted) =>
      quoted.text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]+/gu, '')
        .trim(),
    )
    .filter((quote) => countWords(quote) >= QUOTED_WORDS)

const haveOneOf = (values: readonly string[], others: readonly string[]) =>
  values.some((value) => others.includes(value))

/**
 * Whether two sentences report one event in different words: 'Three men dressed as road workers robbed two
 * diamond couriers in Antwerp', 'Three robbers walked off with a case of diamonds in Antwerp'. These share
 * only three of twenty words, which is enough for the first sentences of two reports, because every report
 * begins with the event. Sentences with the same long number, percentage or quotation also repeat each other.
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
