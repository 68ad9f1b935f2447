import { type Claim, type Claims, isSameClaim } from '../../claims/index.ts'

/** Claims on each side within which a shared neighbour shows that a fact belongs to the same thing. */
const NEAR = 3

/** Whether what a fact stands beside in a sentence stands on the same side of it in a passage. */
export function standsAlike(
  sentence: Claims,
  at: number,
  passage: Claims,
  there: number,
  language: string,
): boolean {
  const same = (one: Claim | undefined, others: readonly Claim[]) =>
    one !== undefined && others.some((other) => isSameClaim(one, other, language))
  const [left, right] = [sentence.claims[at - 1], sentence.claims[at + 1]]
  const [before, behind] = [passage.claims.slice(0, there), passage.claims.slice(there + 1)]
  if (same(left, before.slice(-NEAR)) || same(right, behind.slice(0, NEAR))) return true
  return (left === undefined || same(left, before)) && (right === undefined || same(right, behind))
}
