import {
  type ComparedText,
  countTerms,
  type DocumentFrequencies,
  vectorOf,
} from '../quality/clustering/term-vectors.ts'

/** Two texts that may be about the same event or topic. */
export interface SimilarPair<Text> {
  first: Text
  second: Text
  /** The cosine of their TF-IDF vectors, 0 to 1. */
  similarity: number
}

/**
 * Returns the pairs of texts with at least a given TF-IDF cosine, most similar first. The search shares no
 * code with the clusterer, so that it also finds what the clusterer missed.
 *
 * @param frequencies how many documents contain each word, including these texts
 */
export function findSimilarPairs<Text extends ComparedText>(
  texts: readonly Text[],
  frequencies: DocumentFrequencies,
  limit: number,
): SimilarPair<Text>[] {
  const weighed = texts.map((text) => ({ text, vector: vectorOf(countTerms(text), frequencies) }))
  const pairs = weighed.flatMap((item, at) =>
    weighed.slice(at + 1).map((other) => {
      let similarity = 0
      for (const [word, weight] of item.vector) similarity += weight * (other.vector.get(word) ?? 0)
      return { first: item.text, second: other.text, similarity }
    }),
  )
  return pairs.filter(({ similarity }) => similarity >= limit).sort((a, b) => b.similarity - a.similarity)
}
