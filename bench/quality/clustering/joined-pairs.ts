import type { TranslatedPair } from './told-together.ts'

/** How many translated documents are joined with their originals, and how many with others. */
export interface JoinedPairs {
  /** The share of documents whose two versions are in one group. */
  joined: number
  /** The share of documents of which a version is in a group with another document. */
  wrong: number
  documents: number
}

/**
 * Counts unseen documents; the groups hold all of them.
 *
 * @param groupOf the group of each version
 */
export function joinedPairs(
  pairs: readonly TranslatedPair[],
  groupOf: ReadonlyMap<string, string>,
): JoinedPairs {
  const documentsIn = new Map<string | undefined, Set<TranslatedPair>>()
  for (const pair of pairs) {
    for (const group of [groupOf.get(pair.en), groupOf.get(pair.nl)])
      documentsIn.set(group, (documentsIn.get(group) ?? new Set()).add(pair))
  }
  const unseen = pairs.filter(({ isUnseen }) => isUnseen)
  const share = (is: (pair: TranslatedPair) => boolean) => unseen.filter(is).length / (unseen.length || 1)
  const isShared = (id: string) => (documentsIn.get(groupOf.get(id))?.size ?? 0) > 1
  return {
    joined: share(({ en, nl }) => groupOf.get(en) === groupOf.get(nl)),
    wrong: share(({ en, nl }) => isShared(en) || isShared(nl)),
    documents: unseen.length,
  }
}
