/** An item with the group that was found for it and the group that it is labelled with. */
export interface GroupedItem {
  found: string
  known: string
  /** True if the item counts in the mean scores. Other items are still members of their groups. */
  isCounted: boolean
}

/** How well the groups found agree with the labelled ones. */
export interface PartitionScores {
  /**
   * B-cubed (Bagga and Baldwin 1998): the share of an item's found group with the same label, averaged over
   * items.
   */
  precision: number
  /** B-cubed: the share of an item's labelled group that is in its found group, averaged over items. */
  recall: number
  /** The harmonic mean of precision and recall. */
  f1: number
  /**
   * Adjusted Rand index (Hubert and Arabie 1985) of the counted items: 0 by chance, 1 for equal partitions.
   */
  adjustedRand: number
  /** The number of found groups with a counted item. */
  found: number
  /** The number of labelled groups with a counted item. */
  known: number
  /** The number of counted items. */
  items: number
}

const pairsOf = (count: number) => (count * (count - 1)) / 2
const sum = (values: Iterable<number>) => Array.from(values).reduce((total, value) => total + value, 0)
const cellOf = ({ found, known }: GroupedItem) => JSON.stringify([found, known])

function sizes(items: readonly GroupedItem[], groupOf: (item: GroupedItem) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1)
  return counts
}

function adjustedRand(items: readonly GroupedItem[]): number {
  const pairsIn = (groupOf: (item: GroupedItem) => string) =>
    sum([...sizes(items, groupOf).values()].map(pairsOf))
  const inFound = pairsIn(({ found }) => found)
  const inKnown = pairsIn(({ known }) => known)
  const expected = (inFound * inKnown) / (pairsOf(items.length) || 1)
  const possible = (inFound + inKnown) / 2 - expected
  return possible === 0 ? 1 : (pairsIn(cellOf) - expected) / possible
}

/**
 * Compares the found groups with the labelled ones.
 *
 * @param items every labelled item. Only counted items enter the means, but the groups contain all items: the
 *   unseen part of a stream is measured in the groups into which the whole stream was clustered
 */
export function computePartitionScores(items: readonly GroupedItem[]): PartitionScores {
  const counted = items.filter(({ isCounted }) => isCounted)
  const foundSizes = sizes(items, ({ found }) => found)
  const knownSizes = sizes(items, ({ known }) => known)
  const cells = sizes(items, cellOf)
  const mean = (groups: Map<string, number>, groupOf: (item: GroupedItem) => string) =>
    sum(counted.map((item) => (cells.get(cellOf(item)) ?? 0) / (groups.get(groupOf(item)) ?? 1))) /
    (counted.length || 1)
  const precision = mean(foundSizes, ({ found }) => found)
  const recall = mean(knownSizes, ({ known }) => known)
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    adjustedRand: adjustedRand(counted),
    found: new Set(counted.map(({ found }) => found)).size,
    known: new Set(counted.map(({ known }) => known)).size,
    items: counted.length,
  }
}
