import { getLanguageRules } from '../../../languages/index.ts'

/** Spaces that tokenisers insert around hyphens and punctuation, and TeX's quotation marks. */
const SPACINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) - (?=\d)/g, '-'],
  [/(?<=[\p{L}\d]) - (?=\p{L})/gu, '-'],
  [/([£$€]) (?=\d)/g, '$1'],
  [/``|''/g, '"'],
  [/`/g, "'"],
  [/(?<=^|\s)' (?=[A-Za-z])/g, "'"],
  [/(?<=\d) , (?=\d)/g, ','],
  [/ (?=[,.!?])/g, ''],
]

/** In texts with TeX's quotation marks numbers were also split: '36, 000', '1. 7 million'. */
const TAKEN_APART = /`/
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d), (?=\d{3}(?!\d))/g, ','],
  [/(?<=\d)\. (?=\d)/g, '.'],
]

/**
 * Returns a text with ordinary spacing and punctuation: '4 - 1' becomes '4-1', '£ 159' becomes '£159'.
 *
 * @param language ISO 639-1 code; endings such as 's are joined to their word only if the language has them,
 * because "'s avonds" is a word in Dutch
 */
export function normaliseSpacing(text: string, language: string): string {
  const ending = getLanguageRules(language)?.claims.splitEnding
  const steps = [
    ...(TAKEN_APART.test(text) ? NUMBERS : []),
    ...(ending ? [[ending, "'"] as const] : []),
    ...SPACINGS,
  ]
  return steps.reduce((spaced, [pattern, by]) => spaced.replace(pattern, by), text)
}
