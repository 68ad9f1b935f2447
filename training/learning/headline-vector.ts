import { DIMENSIONS, type WordVectors } from './word-vectors.ts'

/**
 * The weighted sum of the vectors of a headline's words.
 *
 * @param weightOf returns the weight of a word's vector by the word's rank by frequency
 */
export function sumWordVectors(
  words: readonly string[],
  { ranks, values }: WordVectors,
  weightOf: (rank: number) => number,
): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  for (const word of words) {
    const rank = ranks.get(word)
    if (rank === undefined) continue
    const weight = weightOf(rank)
    for (let d = 0; d < DIMENSIONS; d++)
      sum[d] = (sum[d] ?? 0) + weight * (values[rank * DIMENSIONS + d] ?? 0)
  }
  return sum
}
