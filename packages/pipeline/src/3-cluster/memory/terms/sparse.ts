import type { TermCounts } from './term-counts.ts'

/**
 * The minimum strength of a term in a vector, that of a name which occurs only once, after the first
 * sentences, and therefore counts less than 1.
 */
const MIN_STRENGTH = 0.2
/** Strengths are stored in one byte as multiples of 1/32; a word that occurs a thousand times still fits. */
const PARTS_OF_ONE = 32
const MAX_CODE = 255

/** A sparse vector: term ids in ascending order, with the strength of each in 32nds. */
export interface SparseVector {
  ids: Int32Array
  values: Uint8Array
}

/** Returns the strength of a term, in 32nds, by its count; it grows with the logarithm of the count. */
function strength(count: number): number {
  const exact = Math.max(MIN_STRENGTH, 1 + Math.log(count))
  return Math.min(MAX_CODE, Math.round(exact * PARTS_OF_ONE))
}

/** The strengths of counts below 102.4, in steps of 0.1. Those of higher counts are computed when needed. */
const TENTHS = 10
const STRENGTHS = Uint8Array.from({ length: 1024 }, (_, tenths) => strength(tenths / TENTHS))
const strengthOf = (count: number) => STRENGTHS[Math.round(count * TENTHS)] ?? strength(count)

/**
 * Memory for vectors, allocated in chunks, because an array object per vector would need more memory than its
 * content.
 */
const POOL_TERMS = 1 << 15
let pool = { ids: new Int32Array(POOL_TERMS), values: new Uint8Array(POOL_TERMS) }
let poolUsed = 0

/** Allocates a vector of a given size, to be filled in. */
export function allocateSparseVector(size: number): SparseVector {
  if (poolUsed + size > POOL_TERMS) {
    pool = { ids: new Int32Array(POOL_TERMS), values: new Uint8Array(POOL_TERMS) }
    poolUsed = 0
  }
  const start = poolUsed
  poolUsed += size
  return { ids: pool.ids.subarray(start, poolUsed), values: pool.values.subarray(start, poolUsed) }
}

/** The maximum number of different keys in a part of an article. */
const MAX_KEYS = 4096
/** Temporary arrays, reused for every vector. */
const ranks = new Float64Array(MAX_KEYS)
const sortedRanks = new Float64Array(MAX_KEYS)

/** Selects the `limit` most distinctive of sorted ids; ties go to the lowest ids. */
function mostDistinctive(
  ids: Int32Array,
  counts: TermCounts,
  weights: Float32Array,
  limit: number,
): SparseVector {
  const size = ids.length
  for (let at = 0; at < size; at++) {
    const id = ids[at] ?? 0
    const rank = strengthOf(counts.sum(id)) * (weights[id] ?? 0)
    ranks[at] = rank
    sortedRanks[at] = rank
  }
  const least = sortedRanks.subarray(0, size).sort()[size - limit] ?? 0
  let ties = limit
  for (let at = size - limit; at < size; at++) if ((sortedRanks[at] ?? 0) > least) ties--
  const heaviest = allocateSparseVector(limit)
  let used = 0
  for (let at = 0; at < size; at++) {
    const rank = ranks[at] ?? 0
    if (rank > least || (rank === least && ties-- > 0)) heaviest.ids[used++] = ids[at] ?? 0
  }
  return heaviest
}

/** A part of an article as a sparse vector: log-scaled counts of the `limit` most distinctive terms. */
export function toSparseVector(counts: TermCounts, weights: Float32Array, limit: number): SparseVector {
  const all = counts.sortedKeys()
  const isLong = all.length > limit
  const vector = isLong ? mostDistinctive(all, counts, weights, limit) : allocateSparseVector(all.length)
  if (!isLong) vector.ids.set(all)
  const { ids, values } = vector
  for (let at = 0; at < ids.length; at++) values[at] = strengthOf(counts.sum(ids[at] ?? 0))
  return vector
}
