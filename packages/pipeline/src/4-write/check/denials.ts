import { type Claim, type Claims, isSameClaim, type Negation, oppositesOf } from '../../claims/index.ts'
import type { Reading } from './facts.ts'
import type { Problem } from './problem.ts'

const has = (claims: Claims, wanted: Claim | undefined, language: string) =>
  wanted !== undefined && claims.claims.some((claim) => isSameClaim(claim, wanted, language))

/** The claims on both sides of a negation: what is denied, what follows it, and what stands before. */
function around({ claims }: Claims, { before }: Negation): (Claim | undefined)[] {
  return [claims[before], claims[before + 1], claims[before - 1]]
}

/** Whether one of a text's negations stands beside the same words. */
function isDeniedIn(other: Claims, near: readonly (Claim | undefined)[], language: string): boolean {
  const [denied, ...rest] = near
  return other.negations.some((negation) => {
    const [itsDenied, ...itsRest] = around(other, negation)
    const same = (one: Claim | undefined, two: Claim | undefined) =>
      one !== undefined && two !== undefined && isSameClaim(one, two, language)
    if (denied === undefined && itsDenied === undefined) return same(rest[1], itsRest[1])
    return same(denied, itsDenied) || same(denied, itsRest[0]) || same(rest[0], itsDenied)
  })
}

/** Whether a sentence still says what a passage denies: the denied word itself, or the words on both sides of the 'not'. */
function keepsDenied(
  sentence: Claims,
  near: readonly (Claim | undefined)[],
  passage: Claims,
  language: string,
): boolean {
  const [denied, next, before] = near
  if (denied === undefined) return false
  const isElsewhere = passage.claims.some((claim) => claim !== denied && isSameClaim(claim, denied, language))
  if (has(sentence, denied, language)) return !isElsewhere
  return has(sentence, before, language) && has(sentence, next, language)
}

function contrary({ sentence, passages, language }: Reading): Problem[] {
  return sentence.claims.flatMap((claim): Problem[] => {
    if (claim.kind !== 'word' && !claim.isFirst) return []
    const opposites = oppositesOf(claim.folded)
    if (opposites.size === 0 || passages.some((passage) => has(passage, claim, language))) return []
    const isContrary = passages.some(({ claims }) => claims.some(({ folded }) => opposites.has(folded)))
    const { start, end } = claim
    return isContrary ? [{ kind: 'negation', text: sentence.text.slice(start, end), start, end }] : []
  })
}

/** 'Not' where no passage has it, no 'not' where every passage that says the same has it, and words that say the contrary. */
export function changedDenials(reading: Reading): Problem[] {
  const { sentence, passages, language } = reading
  const added = sentence.negations.filter(
    (negation) => !passages.some((passage) => isDeniedIn(passage, around(sentence, negation), language)),
  )
  const problems = added.map(({ text, start, end }): Problem => ({ kind: 'negation', text, start, end }))
  const lost = passages.flatMap((passage) =>
    passage.negations.filter((negation) => {
      const near = around(passage, negation)
      return !isDeniedIn(sentence, near, language) && keepsDenied(sentence, near, passage, language)
    }),
  )
  const whole = { start: 0, end: sentence.text.length }
  return [
    ...problems,
    ...lost.map(({ text }): Problem => ({ kind: 'negation', text, ...whole })),
    ...contrary(reading),
  ]
}
