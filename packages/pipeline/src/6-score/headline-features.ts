import { foldCaseAndAccents, getStopWords } from '../text/index.ts'

/**
 * Matches a word as in the training of the headline models: hyphens separate words, unlike in `tokeniseText`.
 */
const MODEL_WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu

/**
 * Returns the words of a headline, in lower case and without accents. A number is replaced by its number of
 * digits, so that '17' and '23' are one feature.
 */
export function tokeniseHeadline(title: string): string[] {
  const words = foldCaseAndAccents(title).match(MODEL_WORD) ?? []
  return words.map((word) => (/^\d+$/.test(word) ? `#${word.length}` : word))
}

/**
 * Returns the features of the clickbait model: words and, as forms, pairs of neighbours, the first word and
 * the headline's shape.
 */
export function extractClickbaitFeatures(title: string): { words: string[]; forms: string[] } {
  const words = tokeniseHeadline(title)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const shape = [`first:${words[0] ?? ''}`, `length:${Math.min(6, Math.floor(words.length / 3))}`]
  if (title.includes('?')) shape.push('mark:?')
  if (title.includes('!')) shape.push('mark:!')
  if (/["“”]/.test(title)) shape.push('mark:"')
  if (/:/.test(title)) shape.push('mark::')
  return { words: [...new Set(words)], forms: [...new Set([...pairs, ...shape])] }
}

/** The number of characters of a text that the category model reads. */
const CATEGORY_CHARACTERS = 450

/** Returns the features of the category model: distinctive words, and pairs of neighbours among them. */
export function extractCategoryFeatures(text: string): { words: string[]; pairs: string[] } {
  const stops = getStopWords('en')
  const distinctive = tokeniseHeadline(text.slice(0, CATEGORY_CHARACTERS))
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => !stops.has(word))
  const pairs = distinctive.slice(1).map((word, at) => `${distinctive[at]} ${word}`)
  return { words: [...new Set(distinctive)], pairs: [...new Set(pairs)] }
}
