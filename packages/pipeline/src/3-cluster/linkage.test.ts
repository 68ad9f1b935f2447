import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linked } from './linkage.ts'

const singles = (count: number) => Array.from({ length: count }, (_, at) => [at])
/** Likenesses by 'first second', the lower position first. */
const of = (known: Record<string, number>) => (a: number, b: number) =>
  known[`${Math.min(a, b)} ${Math.max(a, b)}`] ?? 0

describe('average linkage', () => {
  test('joins what is alike on average, however unlike two of them are', () => {
    expect(linked(singles(3), of({ '0 1': 0.9, '1 2': 0.9, '0 2': 0.1 }), 0.4)).toEqual([[0, 1, 2]])
  })

  test('lets no chain form: one likeness doesn’t outweigh the others', () => {
    const chain = of({ '0 1': 0.9, '1 2': 0.5, '2 3': 0.9 })
    expect(linked(singles(4), chain, 0.4)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  test('keeps apart what contradicts each other, though one matches both', () => {
    const known = of({ '0 1': -0.5, '1 2': 0.95, '0 2': 0.9 })
    expect(linked(singles(3), known, 0.38)).toEqual([[0], [1, 2]])
  })

  test('keeps what belongs together already', () => {
    expect(linked([[0, 1], [2]], of({ '0 1': 0 }), 0.4)).toEqual([[0, 1], [2]])
  })

  test('gives every position once, whatever the likenesses', () => {
    const matrix = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(matrix, fc.integer({ min: 0, max: 8 }), (values, count) => {
        const likeness = (a: number, b: number) => values[Math.max(a, b) * 8 + Math.min(a, b)] ?? 0
        const found = linked(singles(count), likeness, 0.4)
        expect(found.flat().sort()).toEqual(singles(count).flat())
      }),
    )
  })
})
