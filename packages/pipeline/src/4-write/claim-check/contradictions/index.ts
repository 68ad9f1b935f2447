import type { Problem } from '../../check/problem.ts'
import type { ClaimText } from '../claim-text.ts'
import type { SourceText } from '../source-text.ts'
import { changedDenials, contraries } from './denials.ts'
import { changedNumbers, mixedNames, movedFacts, unknownNames } from './facts.ts'
import { changedModality } from './modality.ts'
import { changedCopies } from './near-copies.ts'
import { unprovenOutcomes } from './outcomes.ts'
import { exchangedRoles } from './roles.ts'
import { otherSpeakers } from './speakers.ts'
import { tellings } from './telling-sentences.ts'
import { turnedTimes } from './times.ts'

const RULES = [
  unknownNames,
  mixedNames,
  changedNumbers,
  movedFacts,
  changedDenials,
  contraries,
  changedModality,
  exchangedRoles,
  otherSpeakers,
  unprovenOutcomes,
  turnedTimes,
  changedCopies,
] as const

/** What of a claim its source contradicts or doesn't know, by rules that each drop it alone. */
export function contradictions(claim: ClaimText, source: SourceText): Problem[] {
  const changed = tellings(claim, source).filter(({ sentence }) => !source.sentences.includes(sentence))
  return changed.flatMap((telling) => RULES.flatMap((rule) => rule(telling)))
}
