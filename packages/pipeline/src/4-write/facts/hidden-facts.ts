import type { Fact } from '@plainwire/domain/story'
import type { FactMention } from './mentions/fact-mention.ts'

/** A fact of a story with its position. */
export interface PositionedFact {
  fact: Fact
  /** The lowest position of its mentions in their articles; -1 in a title. */
  position: number
}

/**
 * The maximum number of shown facts that only one report states, and the last sentence (from 0) in which it
 * may state them.
 */
const MAX_SINGLE = 8
const LAST_SINGLE_SENTENCE = 2

/**
 * Kinds of facts that are shown even if only one report states them. For amounts and percentages, it would be
 * unclear what they are about.
 */
const SHOWN_ALONE = new Set<FactMention['kind']>(['count', 'score'])

const isShownAlone = ({ fact, position }: PositionedFact) =>
  SHOWN_ALONE.has(fact.kind) && position <= LAST_SINGLE_SENTENCE

/** Smaller numbers that only one report states are uninformative: 'two bandoneons', 'three words'. */
const LEAST_ALONE = 10
const isTrivial = ({ kind, id, values }: Fact) =>
  kind === 'count' && id.startsWith('of:') && Number(values[0]?.value) < LEAST_ALONE

/**
 * Whether a fact is a measure or a time of day on which reports don't differ. It is hidden, because facts
 * only have names for what is counted, not for what is measured.
 */
const isNameless = ({ fact: { kind, agreement, id } }: PositionedFact) =>
  (kind === 'measure' || id.startsWith('clock')) && agreement !== 'conflict'

/**
 * Returns the facts to hide: those that only one report states and that are too far down, too numerous or
 * uninformative, numbers that are already shown under another name, and measures without a name.
 */
export function selectHiddenFacts(rated: readonly PositionedFact[]): Set<PositionedFact> {
  const single = rated.filter(({ fact }) => fact.agreement === 'single' && fact.changes.length === 0)
  const isSingle = new Set(single)
  const counted = new Set(
    rated.flatMap((one) =>
      isSingle.has(one) || one.fact.kind !== 'count' ? [] : one.fact.values.map(({ value }) => value),
    ),
  )
  const isNewCount = ({ fact: { kind, values } }: PositionedFact) => {
    const value = values[0]?.value
    if (kind !== 'count' || value === undefined) return true
    return !counted.has(value) && counted.add(value)
  }
  const shown = new Set(
    single
      .filter((one) => isShownAlone(one) && !isTrivial(one.fact))
      .filter(isNewCount)
      .slice(0, MAX_SINGLE),
  )
  const hidden = single.filter((one) => !shown.has(one))
  return new Set([...hidden, ...rated.filter(isNameless)])
}
