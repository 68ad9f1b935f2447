import type { Problem } from '../../check/problem.ts'
import type { SourceText } from '../source-text.ts'
import type { ClaimMatch } from './claim-matches.ts'
import { changedDenials, oppositeWords } from './denials.ts'
import { swappedVoices, wrongAgents, wrongVerbs } from './doers.ts'
import { addedDestinations, mixedNames, movedFacts, unknownNames } from './facts.ts'
import { changedModality } from './modality.ts'
import { allForSomeOfThem, movedNumbers, unknownScores } from './moved-numbers.ts'
import { changedCopies } from './near-copies.ts'
import { changedNumbers, wholeForPart } from './numbers.ts'
import { unprovenOutcomes } from './outcomes.ts'
import { wrongOwners } from './owners.ts'
import { allForSome, omittedDistances, omittedParts } from './quantities.ts'
import { exchangedRoles } from './roles.ts'
import { wrongSpeakers } from './speakers.ts'
import { wrongHolders, wrongPatients, wrongQualities, wrongSubjects } from './subjects.ts'
import { oppositePrepositions, oppositeTimes } from './times.ts'

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
