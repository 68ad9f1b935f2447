import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dequantizeVector, quantizeVector } from './quantized-vector.ts'
import { toUnitVector } from './unit-vector.ts'

const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 8, maxLength: 64 })
  .filter((values) => Math.hypot(...values) > 0.01)
  .map((values) => toUnitVector(values))

test('a stored direction is the one that was stored, to about half a degree', () => {
  fc.assert(
    fc.property(vector, (values) => {
      const restored = dequantizeVector(quantizeVector(values))
      const cosine = values.reduce((sum, value, at) => sum + value * (restored[at] ?? 0), 0)
      expect(cosine).toBeGreaterThan(0.999)
      expect(Math.hypot(...restored)).toBeCloseTo(1, 5)
    }),
  )
})

test('quantising a restored vector gives the same bytes: a restart changes no decision', () => {
  fc.assert(
    fc.property(vector, (values) => {
      const bytes = quantizeVector(values)
      expect(quantizeVector(dequantizeVector(bytes))).toEqual(bytes)
    }),
  )
})

test('a vector without a direction is refused', () => {
  expect(() => dequantizeVector(new Int8Array(3))).toThrow(RangeError)
  expect(() => toUnitVector([Number.NaN, 1])).toThrow(/no direction/)
})
