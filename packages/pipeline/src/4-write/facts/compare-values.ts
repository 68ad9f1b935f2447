import type { FactMention } from './mentions/fact-mention.ts'

type Stated = Pick<FactMention, 'value' | 'qualifier'>

/** The tolerance of 'about', as a share of the larger number. */
const ABOUT_SHARE = 0.1
/** 'At least' a number covers values up to this multiple of it. */
const MOST_ABOVE = 2

/** Rounds a number to as many significant digits as another number has. */
function roundedLike(value: number, like: number): number {
  const digits = String(like).replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '').length || 1
  return Number(value.toPrecision(Math.min(15, digits)))
}

function within(low: Stated, high: Stated, a: number, b: number): boolean {
  if (low.qualifier === 'at_least' && b >= a && b <= MOST_ABOVE * a) return true
  return high.qualifier === 'at_most' && a <= b && b <= MOST_ABOVE * a
}

/**
 * Whether two statements can both be true: 'more than 10' and 12, 'bijna 15.000' and 14,800, 'some 40' and 38.
 */
export function areFactValuesCompatible(first: Stated, second: Stated): boolean {
  if (first.value === second.value) return true
  if (typeof first.value !== 'number' || typeof second.value !== 'number') return false
  const [low, high] = first.value < second.value ? [first, second] : [second, first]
  const a = Math.min(first.value, second.value)
  const b = Math.max(first.value, second.value)
  if (within(low, high, a, b)) return true
  const isAbout = first.qualifier === 'about' || second.qualifier === 'about'
  if (isAbout && b - a <= ABOUT_SHARE * b) return true
  // One number may be the other one rounded. Numbers below 20 aren't rounded, and reports of the same event
  // don't round 1.4 million to '1 million', so the difference is limited.
  const isRounded = roundedLike(a, b) === b || roundedLike(b, a) === a
  return isRounded && b - a <= ABOUT_SHARE * b && b >= 20
}

/** Returns the number of words that two passages share, and their share of the shorter passage, 0–1. */
export function measureWordOverlap(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
): { count: number; share: number } {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let count = 0
  for (const word of small) if (large.has(word)) count++
  return { count, share: small.size === 0 ? 0 : count / small.size }
}
