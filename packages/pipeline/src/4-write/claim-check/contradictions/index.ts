import type { ClaimProblem } from '../../check/problem.ts'
import type { SourceText } from '../source-text.ts'
import { findActivePassiveSwaps, findUnsupportedVerbs, findWrongActors } from './actors/doers.ts'
import { findWrongOwners } from './actors/owners.ts'
import { findSwappedActors } from './actors/roles.ts'
import { findWrongSpeakers } from './actors/speakers.ts'
import {
  findMisattributedStates,
  findWrongActionTargets,
  findWrongCharacterisations,
  findWrongSubjects,
} from './actors/subjects.ts'
import { findChangedNegations } from './certainty/denials.ts'
import { findChangedModality } from './certainty/modality.ts'
import { findOppositeWords } from './certainty/opposites.ts'
import { findUnprovenOutcomes } from './certainty/outcomes.ts'
import type { ClaimMatch } from './claim-matches.ts'
import { findAddedDestinations, findMisplacedDatesAndPlaces } from './facts.ts'
import { findNearCopyProblems } from './near-copies.ts'
import {
  findMisplacedNumbers,
  findTotalsForSomeOfThem,
  findUnsupportedSportsScores,
} from './numbers/moved-numbers.ts'
import { findChangedNumbers, findTotalsMistakenForParts } from './numbers/numbers.ts'
import {
  findOmittedDistances,
  findOmittedFractions,
  findOverstatedQuantifiers,
} from './numbers/quantities.ts'
import { findContradictoryTimes, findOppositePrepositions } from './numbers/times.ts'
import { findUnknownNames, findWrongNameCombinations } from './wrong-names.ts'

export { type ClaimMatch, matchClaim } from './claim-matches.ts'

const RULES = [
  findUnknownNames,
  findWrongNameCombinations,
  findChangedNumbers,
  findTotalsMistakenForParts,
  findMisplacedNumbers,
  findUnsupportedSportsScores,
  findTotalsForSomeOfThem,
  findMisplacedDatesAndPlaces,
  findAddedDestinations,
  findChangedNegations,
  findOppositeWords,
  findChangedModality,
  findSwappedActors,
  findActivePassiveSwaps,
  findWrongActors,
  findWrongSpeakers,
  findUnprovenOutcomes,
  findContradictoryTimes,
  findOppositePrepositions,
  findUnsupportedVerbs,
  findOverstatedQuantifiers,
  findOmittedFractions,
  findOmittedDistances,
  findWrongOwners,
  findWrongSubjects,
  findWrongActionTargets,
  findMisattributedStates,
  findWrongCharacterisations,
  findNearCopyProblems,
] as const

/**
 * Returns the parts of a claim that its source contradicts or doesn't contain. Each problem found by one of
 * the rules is sufficient to reject the claim.
 */
export function findContradictions(matches: readonly ClaimMatch[], source: SourceText): ClaimProblem[] {
  const changed = matches.filter(({ sentence }) => !source.sentences.includes(sentence))
  return changed.flatMap((match) => RULES.flatMap((rule) => rule(match)))
}
