import type { MakerInputs } from '../room/inputs.ts'

/** The number of dimensions of a word vector. */
export const DIMENSIONS = 100
/** The number of words that have a vector: the most frequent ones. */
const MOST_WORDS = 130_000
/**
 * The number of most frequent words whose mean vector is subtracted from all vectors, because it is the
 * direction that all have in common.
 */
const COMMON_WORDS = 20_000

/**
 * The JSON file of the npm package. Each word has a list of numbers: its vector, and at index `wordIndex` its
 * rank by frequency.
 */
interface VectorFile {
  wordIndex: number
  vectors: Record<string, number[]>
}

/**
 * The words' vectors, of length one and without the direction that they have in common, and each word's rank
 * by frequency.
 */
export interface WordVectors {
  ranks: ReadonlyMap<string, number>
  values: Float32Array
}

function centred(values: Float32Array, count: number): void {
  const mean = new Float64Array(DIMENSIONS)
  for (let at = 0; at < COMMON_WORDS * DIMENSIONS; at++)
    mean[at % DIMENSIONS] = (mean[at % DIMENSIONS] ?? 0) + (values[at] ?? 0) / COMMON_WORDS
  for (let word = 0; word < count; word++) {
    const row = values.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS)
    let squares = 0
    for (let at = 0; at < DIMENSIONS; at++) {
      const value = (row[at] ?? 0) - (mean[at] ?? 0)
      row[at] = value
      squares += value * value
    }
    const length = Math.sqrt(squares) || 1
    for (let at = 0; at < DIMENSIONS; at++) row[at] = (row[at] ?? 0) / length
  }
}

/** Reads the input `word-vectors`: GloVe vectors from an npm package. */
export function readWordVectors(inputs: MakerInputs): WordVectors {
  const { vectors, wordIndex } = inputs.json<VectorFile>('word-vectors')
  const words = Object.entries(vectors)
    .filter(([word]) => /^[a-z][a-z'-]{0,23}$/.test(word))
    .sort(([, a], [, b]) => (a[wordIndex] ?? 0) - (b[wordIndex] ?? 0))
    .slice(0, MOST_WORDS)
  const values = new Float32Array(words.length * DIMENSIONS)
  words.forEach(([, vector], word) => {
    values.set(vector.slice(0, DIMENSIONS), word * DIMENSIONS)
  })
  centred(values, words.length)
  return { ranks: new Map(words.map(([word], rank) => [word, rank])), values }
}
