import type { Problem } from '../../check/problem.ts'
import type { SourceText } from '../source-text.ts'
import { swappedVoices, wrongAgents, wrongVerbs } from './actors/doers.ts'
import { wrongOwners } from './actors/owners.ts'
import { exchangedRoles } from './actors/roles.ts'
import { wrongSpeakers } from './actors/speakers.ts'
import { wrongHolders, wrongPatients, wrongQualities, wrongSubjects } from './actors/subjects.ts'
import { changedDenials, oppositeWords } from './certainty/denials.ts'
import { changedModality } from './certainty/modality.ts'
import { unprovenOutcomes } from './certainty/outcomes.ts'
import type { ClaimMatch } from './claim-matches.ts'
import { addedDestinations, mixedNames, movedFacts, unknownNames } from './facts.ts'
import { changedCopies } from './near-copies.ts'
import { allForSomeOfThem, movedNumbers, unknownScores } from './numbers/moved-numbers.ts'
import { changedNumbers, wholeForPart } from './numbers/numbers.ts'
import { allForSome, omittedDistances, omittedParts } from './numbers/quantities.ts'
import { oppositePrepositions, oppositeTimes } from './numbers/times.ts'

export { type ClaimMatch, claimMatches } from './claim-matches.ts'

const RULES = [
  unknownNames,
  mixedNames,
  changedNumbers,
  wholeForPart,
  movedNumbers,
  unknownScores,
  allForSomeOfThem,
  movedFacts,
  addedDestinations,
  changedDenials,
  oppositeWords,
  changedModality,
  exchangedRoles,
  swappedVoices,
  wrongAgents,
  wrongSpeakers,
  unprovenOutcomes,
  oppositeTimes,
  oppositePrepositions,
  wrongVerbs,
  allForSome,
  omittedParts,
  omittedDistances,
  wrongOwners,
  wrongSubjects,
  wrongPatients,
  wrongHolders,
  wrongQualities,
  changedCopies,
] as const

/**
 * The parts of a claim that its source contradicts or doesn't contain. Each of these rules alone rejects a
 * claim.
 */
export function contradictions(matches: readonly ClaimMatch[], source: SourceText): Problem[] {
  const changed = matches.filter(({ sentence }) => !source.sentences.includes(sentence))
  return changed.flatMap((match) => RULES.flatMap((rule) => rule(match)))
}
