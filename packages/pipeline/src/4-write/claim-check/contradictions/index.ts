import type { Problem } from '../../check/problem.ts'
import type { SourceText } from '../source-text.ts'
import type { ClaimMatch } from './claim-matches.ts'
import { changedDenials, contraries } from './denials.ts'
import { otherDoers, otherPredicates, turnedVoices } from './doers.ts'
import { addedDestinations, mixedNames, movedFacts, unknownNames } from './facts.ts'
import { changedModality } from './modality.ts'
import { allForSomeOfThem, movedNumbers, unknownScores } from './moved-numbers.ts'
import { changedCopies } from './near-copies.ts'
import { changedNumbers, wholesForParts } from './numbers.ts'
import { unprovenOutcomes } from './outcomes.ts'
import { otherOwners } from './owners.ts'
import { allForSome, lostDistances, lostParts } from './quantities.ts'
import { exchangedRoles } from './roles.ts'
import { otherSpeakers } from './speakers.ts'
import { otherHolders, otherPatients, otherQualities, otherSubjects } from './subjects.ts'
import { turnedPrepositions, turnedTimes } from './times.ts'

export { type ClaimMatch, claimMatches } from './claim-matches.ts'

const RULES = [
  unknownNames,
  mixedNames,
  changedNumbers,
  wholesForParts,
  movedNumbers,
  unknownScores,
  allForSomeOfThem,
  movedFacts,
  addedDestinations,
  changedDenials,
  contraries,
  changedModality,
  exchangedRoles,
  turnedVoices,
  otherDoers,
  otherSpeakers,
  unprovenOutcomes,
  turnedTimes,
  turnedPrepositions,
  otherPredicates,
  allForSome,
  lostParts,
  lostDistances,
  otherOwners,
  otherSubjects,
  otherPatients,
  otherHolders,
  otherQualities,
  changedCopies,
] as const

/**
 * The parts of a claim that its source contradicts or doesn't contain. Each of these rules alone rejects a
 * claim.
 */
export function contradictions(told: readonly ClaimMatch[], source: SourceText): Problem[] {
  const changed = told.filter(({ sentence }) => !source.sentences.includes(sentence))
  return changed.flatMap((telling) => RULES.flatMap((rule) => rule(telling)))
}
