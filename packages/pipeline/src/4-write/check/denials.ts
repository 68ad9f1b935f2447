import { type Claim, findOpposites, isSameClaim, type Negation, type TextClaims } from '../../claims/index.ts'
import type { ClaimComparison } from './facts.ts'
import type { ClaimProblem } from './problem.ts'

const has = (claims: TextClaims, wanted: Claim | undefined, language: string) =>
  wanted !== undefined && claims.claims.some((claim) => isSameClaim(claim, wanted, language))

/** A negation and the words around it. */
interface Denial {
  denied: Claim | undefined
  next: Claim | undefined
  before: Claim | undefined
  /** The number of negations of the same word: 'not unable' isn't the same as 'unable'. */
  weight: number
}

function denialOf({ claims, negations }: TextClaims, { before }: Negation): Denial {
  return {
    denied: claims[before],
    next: claims[before + 1],
    before: claims[before - 1],
    weight: negations.filter((other) => other.before === before).length,
  }
}

/**
 * Whether a sentence and a passage negate the same thing: the same word or, if the sentence omits the word
 * that the passage negates, the word after it.
 */
function isSameDenial(mine: Denial, theirs: Denial, sentence: TextClaims, language: string): boolean {
  const same = (one: Claim | undefined, two: Claim | undefined) =>
    one !== undefined && two !== undefined && isSameClaim(one, two, language)
  if (mine.weight !== theirs.weight) return false
  if (mine.denied === undefined || theirs.denied === undefined)
    return mine.denied === theirs.denied && same(mine.before, theirs.before)
  if (same(mine.denied, theirs.denied)) return true
  return same(mine.denied, theirs.next) && !has(sentence, theirs.denied, language)
}

/**
 * Whether a sentence still states what a passage negates: it contains the negated word, or the words on both
 * sides of the 'not'.
 */
function statesDenied(
  sentence: TextClaims,
  { denied, next, before }: Denial,
  passage: TextClaims,
  language: string,
): boolean {
  if (denied === undefined) return false
  const isElsewhere = passage.claims.some((claim) => claim !== denied && isSameClaim(claim, denied, language))
  if (has(sentence, denied, language)) return !isElsewhere
  return has(sentence, before, language) && has(sentence, next, language)
}

function contrary({ sentence, passages, language }: ClaimComparison): ClaimProblem[] {
  return sentence.claims.flatMap((claim): ClaimProblem[] => {
    if (claim.kind !== 'word' && !claim.isFirst) return []
    const opposites = findOpposites(claim.folded)
    if (opposites.size === 0 || passages.some((passage) => has(passage, claim, language))) return []
    const isContrary = passages.some(({ claims }) => claims.some(({ folded }) => opposites.has(folded)))
    const { start, end } = claim
    return isContrary ? [{ kind: 'negation', text: sentence.text.slice(start, end), start, end }] : []
  })
}

/**
 * Finds each 'not' of a sentence that no passage contains, each 'not' of a passage that the sentence omits,
 * and words whose opposite a passage contains.
 */
export function findChangedNegations(compared: ClaimComparison): ClaimProblem[] {
  const { sentence, passages, language } = compared
  const mine = sentence.negations.map((negation) => ({ negation, denial: denialOf(sentence, negation) }))
  const theirs = passages.map((passage) => passage.negations.map((negation) => denialOf(passage, negation)))
  const same = (one: Denial, other: Denial) => isSameDenial(one, other, sentence, language)
  const added = mine.filter(({ denial }) => !theirs.flat().some((other) => same(denial, other)))
  const problems = added.map(
    ({ negation: { text, start, end } }): ClaimProblem => ({ kind: 'negation', text, start, end }),
  )
  const lost = passages.flatMap((passage, index) =>
    passage.negations.filter((_, at) => {
      const denial = theirs[index]?.[at]
      const isRepeated = denial && mine.some((one) => same(one.denial, denial))
      return denial && !isRepeated && statesDenied(sentence, denial, passage, language)
    }),
  )
  const whole = { start: 0, end: sentence.text.length }
  return [
    ...problems,
    ...lost.map(({ text }): ClaimProblem => ({ kind: 'negation', text, ...whole })),
    ...contrary(compared),
  ]
}
