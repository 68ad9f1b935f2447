const SIGN_BIT = 0x8000
const EXPONENT_BITS = 10
const FRACTION_MASK = 0x3ff
const EXPONENT_MASK = 0x1f
const EXPONENT_BIAS = 15

/** The value of a 16-bit float (IEEE 754 binary16) from its bits. */
export function decodeHalfFloat(bits: number): number {
  const sign = bits & SIGN_BIT ? -1 : 1
  const exponent = (bits >> EXPONENT_BITS) & EXPONENT_MASK
  const fraction = (bits & FRACTION_MASK) / (FRACTION_MASK + 1)
  if (exponent === EXPONENT_MASK) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  if (exponent === 0) return sign * fraction * 2 ** (1 - EXPONENT_BIAS)
  return sign * (1 + fraction) * 2 ** (exponent - EXPONENT_BIAS)
}
