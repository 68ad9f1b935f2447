/**
 * The names of the numbers that are evidence for or against an article belonging to a group. The join model
 * weights them. Cosines are 0–1.
 */
export const GROUP_AGGREGATE_EVIDENCE_NAMES = [
  'text',
  'damped',
  'names',
  'cover',
  'coverTop',
  'titleHeld',
  'rarest',
  'second',
  'shared',
  'gapLast',
  'gapFirst',
  'size',
  'publisher',
  'cohesion',
  'margin',
] as const
/** Evidence from comparing the article with single members of the group: see pair-evidence.ts. */
export const PAIR_EVIDENCE_NAMES = ['pairBest', 'pairMean', 'against', 'pairNone'] as const
type GroupAggregateEvidence = Record<(typeof GROUP_AGGREGATE_EVIDENCE_NAMES)[number], number>
export type PairEvidence = Record<(typeof PAIR_EVIDENCE_NAMES)[number], number>
export type GroupEvidence = GroupAggregateEvidence & PairEvidence

/** Creates evidence in which every value is 0, to be filled in. */
export function createEmptyGroupEvidence(): GroupEvidence {
  return {
    text: 0,
    damped: 0,
    names: 0,
    cover: 0,
    coverTop: 0,
    titleHeld: 0,
    rarest: 0,
    second: 0,
    shared: 0,
    gapLast: 0,
    gapFirst: 0,
    size: 0,
    publisher: 0,
    cohesion: 0,
    margin: 0,
    pairBest: 0,
    pairMean: 0,
    against: 0,
    pairNone: 0,
  }
}
