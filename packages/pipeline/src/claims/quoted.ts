import {
  allLanguageRules,
  joinLanguageAlternatives,
  languageCodes,
  parseNumberWord,
} from '../languages/index.ts'
import { splitIntoWordParts } from '../text/index.ts'

/** Words between quotation marks. */
export interface QuotedText {
  text: string
  /** The offset of the words, without the quotation marks. */
  start: number
  end: number
}

/** Words that are written after an apostrophe: 'twas' in ’twas, 's' in ’s ochtends. */
const ELIDED = joinLanguageAlternatives(({ abbreviations }) => abbreviations.elided)
/**
 * Matches a quotation. A single mark opens a quotation only before a word, and closes it only after a word or
 * punctuation. An apostrophe may open one, but not in words such as ’s or ’t.
 */
const QUOTED = new RegExp(
  `["“”„«]([^"“”„«»\\n]{1,600})["“”»]|(?<![\\p{L}\\p{N}])[‘'‚’](?!(?:${ELIDED})\\b)([^‘\\n]{1,600}?[\\p{L}\\p{N}.,!?…%])[’'](?![\\p{L}\\p{N}])`,
  'gu',
)
/**
 * The minimum length of a quotation in single marks, in characters; shorter text may be between two
 * apostrophes.
 */
const MIN_SINGLE = 4

/** Finds the quotations in a text, each up to 600 characters long. */
export function findQuotedTexts(text: string): QuotedText[] {
  const found: QuotedText[] = []
  for (const match of text.matchAll(QUOTED)) {
    const words = match[1] ?? match[2] ?? ''
    if (match[1] === undefined && words.length < MIN_SINGLE) continue
    const start = match.index + 1
    found.push({ text: words, start, end: start + words.length })
  }
  return found
}

const CONTRACTED = allLanguageRules.flatMap(({ claims }) => claims.contracted ?? [])

function inDigits(word: string): string {
  for (const language of languageCodes) {
    const number = parseNumberWord(word, language)
    if (number) return String(number.value)
  }
  return word
}

/** Expands negative contractions: 'don’t' becomes 'do not', also in quotations. */
function spelledOut(text: string): string {
  return CONTRACTED.reduce(
    (spelled, { pattern, verbs }) =>
      spelled.replace(pattern, (verb) => `${verbs[verb] ?? verb.slice(0, -3)} not`),
    text,
  )
}

/**
 * Returns only the words of a text, in lower case, with numbers in digits and contractions expanded,
 * separated and surrounded by single spaces, so that a quotation can be found whatever its punctuation.
 */
export function normaliseForQuotationSearch(text: string): string {
  const whole = text.toLowerCase().replaceAll('’', "'")
  const spelled = spelledOut(whole)
  const words = splitIntoWordParts(spelled.replace(/['.](?=\p{L})/gu, ''))
  return ` ${words.map(inDigits).join(' ')} `
}
