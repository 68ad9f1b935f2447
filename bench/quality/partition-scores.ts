/** How two ways of grouping the same items agree. */
export interface PartitionScores {
  /** B-cubed F1 (Bagga and Baldwin 1998): the mean over items of how pure and how complete their groups are. */
  bCubed: number
  /** Adjusted Rand index (Hubert and Arabie 1985): pairs, corrected for chance; 0 for chance, 1 for the same. */
  adjustedRand: number
  /** F1 over the pairs that stand together. */
  pairs: number
}

const pairsOf = (count: number) => (count * (count - 1)) / 2

function sizes(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}

const sum = (values: Iterable<number>) => Array.from(values).reduce((total, value) => total + value, 0)
const harmonic = (a: number, b: number) => (a + b === 0 ? 0 : (2 * a * b) / (a + b))

/** Compares groups found with groups known; both name the group of each item, in the same order. */
export function partitionScores(found: readonly string[], known: readonly string[]): PartitionScores {
  const together = found.map((group, index) => JSON.stringify([group, known[index]]))
  const foundSizes = sizes(found)
  const knownSizes = sizes(known)
  const cells = sizes(together)
  const share = (of: Map<string, number>, labels: readonly string[]) =>
    sum(together.map((cell, index) => (cells.get(cell) ?? 0) / (of.get(labels[index] ?? '') ?? 1))) /
    found.length
  const both = sum([...cells.values()].map(pairsOf))
  const inFound = sum([...foundSizes.values()].map(pairsOf))
  const inKnown = sum([...knownSizes.values()].map(pairsOf))
  const expected = (inFound * inKnown) / (pairsOf(found.length) || 1)
  const possible = (inFound + inKnown) / 2 - expected
  return {
    bCubed: harmonic(share(foundSizes, found), share(knownSizes, known)),
    adjustedRand: possible === 0 ? 1 : (both - expected) / possible,
    pairs: inFound + inKnown === 0 ? 1 : (2 * both) / (inFound + inKnown),
  }
}
