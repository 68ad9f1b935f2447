import { type Claim, isSameClaim, type TextClaims } from '../../claims/index.ts'

/**
 * How many claims (words, names, numbers and dates) before and after a fact in a passage are searched for the
 * claim that is next to the fact in the sentence.
 */
const NEAR = 3

/** Separators of clauses; words beyond them don't count as neighbours. */
const PAUSE = /[,;:()"“”„—–]/

function neighbour({ text, claims }: TextClaims, at: number, step: 1 | -1): Claim | undefined {
  const [own, other] = [claims[at], claims[at + step]]
  if (!own || !other) return undefined
  const between = step === 1 ? text.slice(own.end, other.start) : text.slice(other.end, own.start)
  return PAUSE.test(between) ? undefined : other
}

/**
 * The number of claims next to a number in a passage among which the counted thing is searched for:
 * 'hostages' is the second claim after 14 in '14 of the 20 hostages'.
 */
const COUNTED = 2

/**
 * Whether a number counts the same thing in a sentence and in a passage: the word after the number or, if
 * neither a word nor a number follows it, the word before it.
 */
function countsAlike(
  sentence: TextClaims,
  at: number,
  passage: TextClaims,
  there: number,
  language: string,
): boolean {
  const same = (one: Claim | undefined, others: readonly Claim[]) =>
    one !== undefined && others.some((other) => isSameClaim(one, other, language))
  const right = neighbour(sentence, at, 1)
  const before = sentence.claims[at - 1]
  const behind = (index: number) => passage.claims.slice(index + 1, index + 1 + COUNTED)
  const isBefore = (claims: number) =>
    before === undefined || same(before, passage.claims.slice(Math.max(0, there - claims), there))
  if (!same(right, behind(there)))
    return right?.kind !== 'word' && right?.kind !== 'number' && isBefore(COUNTED)
  // If the passage has another number of the same thing ('90 days' and '120 days'), the claim before the
  // number or the one after the counted thing must be the same too.
  const isRivalled = passage.claims.some(
    (other, index) => index !== there && other.kind === 'number' && same(right, behind(index)),
  )
  if (!isRivalled || isBefore(NEAR)) return true
  return same(sentence.claims[at + 2], passage.claims.slice(there + 2, there + 2 + NEAR))
}

/**
 * The positions of the first and last word of the name that a claim is part of; the neighbours of the whole
 * name are compared.
 */
function runAround(claims: readonly Claim[], at: number): { first: number; last: number } {
  let [first, last] = [at, at]
  while (claims[first]?.continues) first--
  while (claims[last + 1]?.continues) last++
  return { first, last }
}

/** Whether the neighbours of a fact in a sentence are on the same sides of it in a passage. */
export function areNeighboursInSameOrder(
  sentence: TextClaims,
  at: number,
  passage: TextClaims,
  there: number,
  language: string,
): boolean {
  if (sentence.claims[at]?.kind === 'number') return countsAlike(sentence, at, passage, there, language)
  const same = (one: Claim | undefined, others: readonly Claim[]) =>
    one !== undefined && others.some((other) => isSameClaim(one, other, language))
  const { first, last } = runAround(sentence.claims, at)
  const [left, right] = [neighbour(sentence, first, -1), neighbour(sentence, last, 1)]
  const [before, behind] = [passage.claims.slice(0, there), passage.claims.slice(there + 1)]
  if (same(left, before.slice(-NEAR)) || same(right, behind.slice(0, NEAR))) return true
  return (left === undefined || same(left, before)) && (right === undefined || same(right, behind))
}
