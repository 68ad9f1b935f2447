import type { Level } from './sets/labelled-set.ts'
import type { TranslatedPair } from './sets/translated-documents.ts'

/** How many translated documents are joined with their originals, and how many with others. */
export interface PairJoinRates {
  /** The share of documents whose two versions are in one group. */
  joined: number
  /** The share of documents with a version in a group that also has a document about something else. */
  wrong: number
  documents: number
}

/**
 * Returns the share of unseen documents that are in one group with their translation, and the share that is
 * in one group with a document about something else. Groups contain the fitted documents too.
 *
 * @param groupOf the group of each version
 * @param level 'story' if only documents about one event may be joined, 'thread' if those about one topic may
 *   be
 */
export function computePairJoinRates(
  pairs: readonly TranslatedPair[],
  groupOf: ReadonlyMap<string, string>,
  level: Level,
): PairJoinRates {
  const subjectsIn = new Map<string | undefined, Set<string>>()
  for (const { en, nl, about } of pairs) {
    for (const group of [groupOf.get(en), groupOf.get(nl)])
      subjectsIn.set(group, (subjectsIn.get(group) ?? new Set()).add(about[level]))
  }
  const unseen = pairs.filter(({ isUnseen }) => isUnseen)
  const share = (holds: (pair: TranslatedPair) => boolean) =>
    unseen.filter(holds).length / (unseen.length || 1)
  const isMixed = (id: string) => (subjectsIn.get(groupOf.get(id))?.size ?? 0) > 1
  return {
    joined: share(({ en, nl }) => groupOf.get(en) === groupOf.get(nl)),
    wrong: share(({ en, nl }) => isMixed(en) || isMixed(nl)),
    documents: unseen.length,
  }
}
