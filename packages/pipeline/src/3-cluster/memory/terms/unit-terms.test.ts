import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  computeDenseDotProduct,
  computeDotProduct,
  computeSquaredLength,
  EMPTY_TERM_VECTOR,
  selectHeaviestTerms,
  sumTermVectors,
  toUnitTermVector,
  type UnitTermVector,
} from './unit-terms.ts'

const MAX_ID = 40

function terms(entries: ReadonlyMap<number, number>): UnitTermVector {
  const sorted = [...entries].sort(([a], [b]) => a - b)
  return {
    ids: Int32Array.from(sorted, ([id]) => id),
    values: Float32Array.from(sorted, ([, value]) => value),
  }
}

const plain = ({ ids, values }: UnitTermVector) => new Map(Array.from(ids, (id, at) => [id, values[at] ?? 0]))

/** Multiples of an eighth, whose sums are exact in 32-bit floats. */
const values = fc.integer({ min: 1, max: 800 }).map((eighths) => eighths / 8)
const vectors = fc
  .uniqueArray(fc.tuple(fc.nat(MAX_ID), values), { selector: ([id]) => id, maxLength: 20 })
  .map((entries) => terms(new Map(entries)))

function dense({ ids, values: own }: UnitTermVector): Float32Array {
  const spread = new Float32Array(MAX_ID + 1)
  ids.forEach((id, at) => {
    spread[id] = own[at] ?? 0
  })
  return spread
}

const isAscending = ({ ids }: UnitTermVector) => ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0))

test('a sum has each id of both vectors once, in ascending order, with the sum of its values', () => {
  fc.assert(
    fc.property(vectors, vectors, (a, b) => {
      const sum = sumTermVectors(a, b)
      const expected = plain(a)
      for (const [id, value] of plain(b)) expected.set(id, (expected.get(id) ?? 0) + value)
      expect(sum).toEqual(terms(expected))
      expect(isAscending(sum)).toBe(true)
    }),
  )
})

test('adding is commutative and associative, and adding nothing changes nothing', () => {
  fc.assert(
    fc.property(vectors, vectors, vectors, (a, b, c) => {
      expect(sumTermVectors(a, b)).toEqual(sumTermVectors(b, a))
      expect(sumTermVectors(sumTermVectors(a, b), c)).toEqual(sumTermVectors(a, sumTermVectors(b, c)))
      expect(sumTermVectors(a, EMPTY_TERM_VECTOR)).toEqual(a)
    }),
  )
})

test('the greatest terms are those of a sorted list, of equal ones the lowest ids', () => {
  const few = fc
    .uniqueArray(fc.tuple(fc.nat(MAX_ID), fc.integer({ min: 1, max: 4 })), { selector: ([id]) => id })
    .map((entries) => terms(new Map(entries)))
  fc.assert(
    fc.property(few, fc.nat(20), (vector, limit) => {
      const best = [...plain(vector)].sort(([a, x], [b, y]) => y - x || a - b).slice(0, limit)
      expect(selectHeaviestTerms(vector, limit)).toEqual(terms(new Map(best)))
    }),
  )
})

test('a weighted vector has unit length and ascending ids, unless none of its terms weighs anything', () => {
  fc.assert(
    fc.property(
      vectors,
      fc.array(fc.nat(5), { minLength: MAX_ID + 1, maxLength: MAX_ID + 1 }),
      (vector, all) => {
        const weights = Float32Array.from(all)
        const strengths = Uint8Array.from(vector.values, (value) => Math.ceil(value))
        const unit = toUnitTermVector({ ids: vector.ids, values: strengths }, weights)
        const isEmpty = vector.ids.every((id) => weights[id] === 0)
        expect(computeSquaredLength(unit)).toBeCloseTo(isEmpty ? 0 : 1, 5)
        expect(isAscending(unit)).toBe(true)
      },
    ),
  )
})

test('a scalar product is the same for sorted and for spread vectors, either way round', () => {
  fc.assert(
    fc.property(vectors, vectors, (a, b) => {
      const product = computeDotProduct(a, b)
      expect(computeDotProduct(b, a)).toBe(product)
      expect(computeDenseDotProduct(dense(a), b)).toBe(product)
      expect(computeDotProduct(a, a)).toBe(computeSquaredLength(a))
    }),
  )
})
