import { expect, test } from 'vitest'
import { decodeHalfFloat } from './half-float.ts'

test.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x7bff, 65_504],
  [0x0001, 2 ** -24],
  [0x7c00, Number.POSITIVE_INFINITY],
  [0x7e00, Number.NaN],
])('the bits %i of a 16-bit float are %d', (bits, value) => {
  expect(decodeHalfFloat(bits)).toBe(value)
})
