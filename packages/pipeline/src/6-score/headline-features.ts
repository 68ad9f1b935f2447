import { fold, stem } from '../text/index.ts'

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu

/** The words of a headline, folded; numbers by their number of digits, so that '17' and '23' are one feature. */
export function headlineWords(title: string): string[] {
  const words = fold(title).match(WORD) ?? []
  return words.map((word) => (/^\d+$/.test(word) ? `#${word.length}` : word))
}

/** What the clickbait model looks at: words, pairs of neighbours, the first word, and the headline's shape. */
export function clickbaitFeatures(title: string): string[] {
  const words = headlineWords(title)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const shape = [`length:${Math.min(6, Math.floor(words.length / 3))}`]
  if (title.includes('?')) shape.push('mark:?')
  if (title.includes('!')) shape.push('mark:!')
  if (/["“”]/.test(title)) shape.push('mark:"')
  if (/:/.test(title)) shape.push('mark::')
  return [...new Set([...words, ...pairs, `first:${words[0] ?? ''}`, ...shape])]
}

/** What the category model looks at: stems and pairs of stems. */
export function categoryFeatures(title: string, language: string): string[] {
  const stems = headlineWords(title).map((word) => stem(word, language))
  const pairs = stems.slice(1).map((word, at) => `${stems[at]} ${word}`)
  return [...new Set([...stems, ...pairs])]
}
