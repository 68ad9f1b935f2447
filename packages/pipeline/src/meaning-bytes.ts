import { unitVector } from './unit-vector.ts'

/** The largest number of a vector is stored as this, the others in proportion. */
const LARGEST = 127

/**
 * A vector's direction at a byte a number; its length is lost. Cosines stay right to about 0.005.
 * Quantising what `meaningVector` gives returns the same bytes, so that a restart changes no decision.
 */
export function meaningBytes(vector: Float32Array): Int8Array {
  const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / most) * LARGEST))
}

/** The vector of unit length from its bytes. Throws a RangeError where there is nothing but zeros. */
export function meaningVector(bytes: Int8Array): Float32Array {
  return unitVector(bytes)
}
