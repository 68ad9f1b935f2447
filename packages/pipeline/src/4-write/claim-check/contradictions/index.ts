import type { ClaimProblem } from '../../check/problem.ts'
import type { SourceText } from '../source-text.ts'
import { findSwappedActivePassive, findWrongAgents, findWrongVerbs } from './actors/doers.ts'
import { findWrongOwners } from './actors/owners.ts'
import { findSwappedActors } from './actors/roles.ts'
import { findWrongSpeakers } from './actors/speakers.ts'
import {
  findWrongActionTargets,
  findWrongQualities,
  findWrongStateHolders,
  findWrongSubjects,
} from './actors/subjects.ts'
import { findChangedNegations } from './certainty/denials.ts'
import { findChangedModality } from './certainty/modality.ts'
import { findOppositeWords } from './certainty/opposites.ts'
import { findUnprovenOutcomes } from './certainty/outcomes.ts'
import type { ClaimMatch } from './claim-matches.ts'
import { findAddedDestinations, findFactsFromOtherSentences } from './facts.ts'
import { findChangesInNearCopies } from './near-copies.ts'
import {
  findMovedNumbers,
  findTotalsInsteadOfParts,
  findUnsupportedSportsScores,
} from './numbers/moved-numbers.ts'
import { findChangedNumbers, findTotalsStatedForParts } from './numbers/numbers.ts'
import { findAllInsteadOfSome, findOmittedDistances, findWholeInsteadOfPart } from './numbers/quantities.ts'
import { findOppositePrepositions, findOppositeTimes } from './numbers/times.ts'
import { findUnknownNames, findWrongNameCombinations } from './wrong-names.ts'

export { type ClaimMatch, matchClaim } from './claim-matches.ts'

const RULES = [
  findUnknownNames,
  findWrongNameCombinations,
  findChangedNumbers,
  findTotalsStatedForParts,
  findMovedNumbers,
  findUnsupportedSportsScores,
  findTotalsInsteadOfParts,
  findFactsFromOtherSentences,
  findAddedDestinations,
  findChangedNegations,
  findOppositeWords,
  findChangedModality,
  findSwappedActors,
  findSwappedActivePassive,
  findWrongAgents,
  findWrongSpeakers,
  findUnprovenOutcomes,
  findOppositeTimes,
  findOppositePrepositions,
  findWrongVerbs,
  findAllInsteadOfSome,
  findWholeInsteadOfPart,
  findOmittedDistances,
  findWrongOwners,
  findWrongSubjects,
  findWrongActionTargets,
  findWrongStateHolders,
  findWrongQualities,
  findChangesInNearCopies,
] as const

/**
 * The parts of a claim that its source contradicts or doesn't contain. Each of these rules alone rejects a
 * claim.
 */
export function findContradictions(matches: readonly ClaimMatch[], source: SourceText): ClaimProblem[] {
  const changed = matches.filter(({ sentence }) => !source.sentences.includes(sentence))
  return changed.flatMap((match) => RULES.flatMap((rule) => rule(match)))
}
