import type { SparseVector } from './sparse.ts'

/** The norm of a vector with the current weights. */
export function computeVectorNorm({ ids, values }: SparseVector, weights: Float32Array): number {
  let sum = 0
  for (let at = 0; at < ids.length; at++) {
    const weighted = (values[at] ?? 0) * (weights[ids[at] ?? 0] ?? 0)
    sum += weighted * weighted
  }
  return Math.sqrt(sum)
}

/** The cosine of two vectors with the current weights, from 0 (nothing shared) to 1. */
export function computeCosineSimilarity(
  a: SparseVector,
  normA: number,
  b: SparseVector,
  weights: Float32Array,
): number {
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

/** The share of the squared weights of `a` that belongs to terms which `b` contains, 0–1. */
export function computeWeightedContainment(
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

/**
 * The sum of the weights of the `count` most distinctive shared terms, divided by the sum for `count` terms
 * with the greatest possible weight, `most`.
 */
export function computeRareTermOverlap(
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
export function findSharedTermIds(a: SparseVector, b: SparseVector, weights: Float32Array): number[] {
  const inB = new Set(b.ids)
  return [...a.ids].filter((id) => inB.has(id)).sort((x, y) => (weights[y] ?? 0) - (weights[x] ?? 0))
}
