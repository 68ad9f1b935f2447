import type { TermCounts } from './term-counts.ts'

/** The minimum strength, for a term that occurs once, deep in the text. */
const MIN_STRENGTH = 0.2
/** Strengths are stored in one byte as multiples of 1/32; a word that occurs a thousand times still fits. */
const PARTS_OF_ONE = 32
const MAX_CODE = 255

/** A sparse vector: term ids in ascending order, with the strength of each in 32nds. */
export interface SparseVector {
  ids: Int32Array
  values: Uint8Array
}

/** The strength of a term by its count, on a logarithmic scale. */
function strength(count: number): number {
  const exact = Math.max(MIN_STRENGTH, 1 + Math.log(count))
  return Math.min(MAX_CODE, Math.round(exact * PARTS_OF_ONE))
}

/** A table of strengths by count in tenths; higher counts are computed. */
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
export function emptyVector(size: number): SparseVector {
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
  const kept = emptyVector(limit)
  let used = 0
  for (let at = 0; at < size; at++) {
    const rank = ranks[at] ?? 0
    if (rank > least || (rank === least && ties-- > 0)) kept.ids[used++] = ids[at] ?? 0
  }
  return kept
}

/** A part of an article as a sparse vector: log-scaled counts of the `limit` most distinctive terms. */
export function toSparseVector(counts: TermCounts, weights: Float32Array, limit: number): SparseVector {
  const all = counts.sortedKeys()
  const isLong = all.length > limit
  const vector = isLong ? mostDistinctive(all, counts, weights, limit) : emptyVector(all.length)
  if (!isLong) vector.ids.set(all)
  const { ids, values } = vector
  for (let at = 0; at < ids.length; at++) values[at] = strengthOf(counts.sum(ids[at] ?? 0))
  return vector
}

/** The norm of a vector with the current weights. */
export function vectorNorm({ ids, values }: SparseVector, weights: Float32Array): number {
  let sum = 0
  for (let at = 0; at < ids.length; at++) {
    const weighted = (values[at] ?? 0) * (weights[ids[at] ?? 0] ?? 0)
    sum += weighted * weighted
  }
  return Math.sqrt(sum)
}

/** The cosine of two vectors with the current weights, from 0 (nothing shared) to 1. */
export function cosine(a: SparseVector, normA: number, b: SparseVector, weights: Float32Array): number {
  let dot = 0
  let squares = 0
  let at = 0
  for (let other = 0; other < b.ids.length; other++) {
    const id = b.ids[other] ?? 0
    const weight = weights[id] ?? 0
    const value = (b.values[other] ?? 0) * weight
    squares += value * value
    while (at < a.ids.length && (a.ids[at] ?? 0) < id) at++
    if (at < a.ids.length && a.ids[at] === id) dot += value * (a.values[at] ?? 0) * weight
  }
  return dot === 0 ? 0 : dot / (normA * Math.sqrt(squares))
}

/** The share of one vector's weight that the other one contains, 0–1. */
export function containedShare(
  a: SparseVector,
  normA: number,
  b: SparseVector,
  weights: Float32Array,
): number {
  let squares = 0
  let at = 0
  for (let own = 0; own < a.ids.length; own++) {
    const id = a.ids[own] ?? 0
    while (at < b.ids.length && (b.ids[at] ?? 0) < id) at++
    if (at >= b.ids.length) break
    if (b.ids[at] !== id) continue
    const value = (a.values[own] ?? 0) * (weights[id] ?? 0)
    squares += value * value
  }
  return squares === 0 ? 0 : squares / (normA * normA)
}

/** The weights of the `count` most distinctive shared terms, relative to `count` unique terms. */
export function rarestSharedWeights(
  a: SparseVector,
  b: SparseVector,
  weights: Float32Array,
  count: number,
  most: number,
): number {
  const top = new Float64Array(count)
  let at = 0
  for (const id of a.ids) {
    while (at < b.ids.length && (b.ids[at] ?? 0) < id) at++
    if (at >= b.ids.length) break
    if (b.ids[at] === id) insertGreatest(top, weights[id] ?? 0)
  }
  return top.reduce((sum, weight) => sum + weight, 0) / (count * most)
}

/** Inserts a number into a list sorted in descending order; the smallest is dropped. */
function insertGreatest(top: Float64Array, value: number): void {
  let at = top.length - 1
  if (value <= (top[at] ?? 0)) return
  for (; at > 0 && (top[at - 1] ?? 0) < value; at--) top[at] = top[at - 1] ?? 0
  top[at] = value
}

/** The ids that two vectors share, most distinctive first. */
export function sharedIds(a: SparseVector, b: SparseVector, weights: Float32Array): number[] {
  const inB = new Set(b.ids)
  return [...a.ids].filter((id) => inB.has(id)).sort((x, y) => (weights[y] ?? 0) - (weights[x] ?? 0))
}
