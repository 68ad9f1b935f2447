import type { SparseVector } from './sparse.ts'

/** Term ids in ascending order, with a weight for each: a vector of unit length, or a sum of such vectors. */
export interface UnitTermVector {
  readonly ids: Int32Array
  readonly values: Float32Array
}

export const EMPTY_TERM_VECTOR: UnitTermVector = { ids: new Int32Array(0), values: new Float32Array(0) }

/** A part of an article as a vector with the current weights of its terms, scaled to unit length. */
export function toUnitTermVector({ ids, values }: SparseVector, weights: Float32Array): UnitTermVector {
  const scaled = new Float32Array(ids.length)
  let squares = 0
  for (let at = 0; at < ids.length; at++) {
    const value = (values[at] ?? 0) * (weights[ids[at] ?? 0] ?? 0)
    scaled[at] = value
    squares += value * value
  }
  if (squares > 0) {
    const length = Math.sqrt(squares)
    for (let at = 0; at < scaled.length; at++) scaled[at] = (scaled[at] ?? 0) / length
  }
  return { ids, values: scaled }
}

/** The sum of two vectors, with ids in ascending order. */
export function sumTermVectors(a: UnitTermVector, b: UnitTermVector): UnitTermVector {
  if (a.ids.length === 0) return b
  const ids = new Int32Array(a.ids.length + b.ids.length)
  const values = new Float32Array(ids.length)
  let size = 0
  let left = 0
  let right = 0
  while (left < a.ids.length || right < b.ids.length) {
    const idA = left < a.ids.length ? (a.ids[left] ?? 0) : Number.POSITIVE_INFINITY
    const idB = right < b.ids.length ? (b.ids[right] ?? 0) : Number.POSITIVE_INFINITY
    const value = (idA <= idB ? (a.values[left] ?? 0) : 0) + (idB <= idA ? (b.values[right] ?? 0) : 0)
    ids[size] = Math.min(idA, idB)
    values[size++] = value
    if (idA <= idB) left++
    if (idB <= idA) right++
  }
  return { ids: ids.subarray(0, size), values: values.subarray(0, size) }
}

/** The `limit` greatest terms of a vector; the lowest ids win ties. */
export function selectHeaviestTerms({ ids, values }: UnitTermVector, limit: number): UnitTermVector {
  if (ids.length <= limit) return { ids, values }
  if (limit === 0) return EMPTY_TERM_VECTOR
  const ranked = values.toSorted()
  const least = ranked[ids.length - limit] ?? 0
  let ties = limit - (ids.length - upperBound(ranked, least))
  const chosen: number[] = []
  for (let at = 0; at < ids.length; at++) {
    const value = values[at] ?? 0
    if (value > least || (value === least && ties-- > 0)) chosen.push(at)
  }
  return {
    ids: Int32Array.from(chosen, (at) => ids[at] ?? 0),
    values: Float32Array.from(chosen, (at) => values[at] ?? 0),
  }
}

/** The number of values, sorted in ascending order, that are less than or equal to a bound. */
function upperBound(ascending: Float32Array, bound: number): number {
  let count = ascending.length
  while (count > 0 && (ascending[count - 1] ?? 0) > bound) count--
  return count
}

export function computeSquaredLength({ values }: UnitTermVector): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += (values[at] ?? 0) ** 2
  return sum
}

/** The dot product of a sparse vector with one whose values are in an array indexed by term id. */
export function computeDenseDotProduct(dense: Float32Array, { ids, values }: UnitTermVector): number {
  let sum = 0
  for (let at = 0; at < ids.length; at++) sum += (dense[ids[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

/** The dot product of two vectors. */
export function computeDotProduct(a: UnitTermVector, b: UnitTermVector): number {
  let sum = 0
  let at = 0
  for (let own = 0; own < a.ids.length; own++) {
    const id = a.ids[own] ?? 0
    while (at < b.ids.length && (b.ids[at] ?? 0) < id) at++
    if (at < b.ids.length && b.ids[at] === id) sum += (a.values[own] ?? 0) * (b.values[at] ?? 0)
  }
  return sum
}
