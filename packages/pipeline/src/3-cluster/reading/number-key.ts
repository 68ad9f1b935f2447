import { normaliseNumber } from '../../text/index.ts'

/**
 * Years, and numbers below this, are too common to be evidence that two articles are about the same event.
 */
const MIN_NUMBER = 10

/**
 * Returns the key of a number in a text, such as '#40', or '#3-1' for a score; undefined for years, for
 * numbers below MIN_NUMBER and for other words.
 */
export function toNumberKey(folded: string): string | undefined {
  const first = folded.charCodeAt(0)
  if (first < 48 || first > 57) return undefined
  if (/^\d{1,2}-\d{1,2}$/.test(folded)) return `#${folded}`
  const value = normaliseNumber(folded)
  const isYear = /^(19|20)\d\d$/.test(value)
  return Number(value) >= MIN_NUMBER && !isYear ? `#${value}` : undefined
}
