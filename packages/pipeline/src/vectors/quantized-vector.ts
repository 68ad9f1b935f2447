import { toUnitVector } from './unit-vector.ts'

/** The byte for the component with the largest absolute value; the others are scaled in proportion. */
const LARGEST = 127

/**
 * Quantises the direction of a vector to one byte per component; its length is lost. Cosines remain accurate
 * to about 0.005. Quantising the result of `dequantizeVector` again returns the same bytes, so that vectors
 * loaded after a restart lead to the same decisions.
 */
export function quantizeVector(vector: Float32Array): Int8Array {
  const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
  return Int8Array.from(vector, (value) => Math.round((value / most) * LARGEST))
}

/** Returns the unit vector that quantised bytes represent. Throws a RangeError if all of them are zero. */
export function dequantizeVector(bytes: Int8Array): Float32Array {
  return toUnitVector(bytes)
}
