import { isSameClaim } from '../../claims/index.ts'
import { type ClaimComparison, usesAlternativeName } from './facts.ts'
import type { ClaimProblem } from './problem.ts'

/** The minimum share of a sentence's words and names that its passages together must contain. */
const MIN_TOGETHER = 0.75
/**
 * The minimum share of a sentence's words and names that each cited passage must contain; a passage with
 * fewer is about something else.
 */
const MIN_EACH = 0.3
/**
 * A passage with at most this many words and names, all of them in the sentence, introduces a person ('Mayor
 * Celestino Mabunda') and is exempt from `MIN_EACH`.
 */
const MOST_INTRODUCING = 8
/**
 * Sentences with fewer words and names aren't compared: a missing word would be too large a share of them.
 */
const MIN_WORDS = 2

/** Returns a problem if the sentence's passages are about something else. */
export function findUnrelatedPassages({ sentence, passages, language }: ClaimComparison): ClaimProblem[] {
  const whole: ClaimProblem = { kind: 'source', text: sentence.text, start: 0, end: sentence.text.length }
  if (passages.length === 0) return [whole]
  const words = sentence.claims.flatMap((claim, at) =>
    claim.kind === 'word' || claim.kind === 'name' ? [{ claim, at }] : [],
  )
  if (words.length < MIN_WORDS) return []
  const held = passages.map((passage) =>
    words.map(
      ({ claim, at }) =>
        passage.claims.some((other) => isSameClaim(claim, other, language)) ||
        (claim.kind === 'name' && usesAlternativeName(claim, at, sentence, passage)),
    ),
  )
  const introduces = passages.map((passage) => {
    const own = passage.claims.filter(({ kind }) => kind === 'word' || kind === 'name')
    const isIn = (other: (typeof own)[number]) =>
      words.some(({ claim }) => isSameClaim(claim, other, language))
    return passages.length > 1 && own.length <= MOST_INTRODUCING && own.every(isIn)
  })
  const share = (found: readonly boolean[]) => found.filter(Boolean).length / words.length
  const together = share(words.map((_, index) => held.some((found) => found[index])))
  const isMixed = held.some((found, at) => share(found) < MIN_EACH && !introduces[at])
  return together < MIN_TOGETHER || isMixed ? [whole] : []
}
