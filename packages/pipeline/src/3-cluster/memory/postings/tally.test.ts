import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntegerSumTable } from './tally.ts'

/** Numbers of which several have the same slot in a small table. */
const numbers = fc.oneof(
  fc.nat(20),
  fc.nat(500).map((key) => key * 1024),
)
const MOST = 100
const lists = fc.uniqueArray(fc.tuple(numbers, fc.integer({ min: 1, max: 9 })), {
  selector: ([key]) => key,
  maxLength: MOST,
})

describe('a tally', () => {
  test('for a number of keys has room for as many, wherever they fall', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const tally = IntegerSumTable.for(MOST)
        for (const [key, value] of list) tally.add(key, value)
        expect(tally.size).toBe(list.length)
        for (const [key, value] of list) expect(tally.sum(key)).toBe(value)
        expect([...tally.sortedKeys()]).toEqual(list.map(([key]) => key).sort((a, b) => a - b))
      }),
    )
  })

  test('has no sum of a number that was never added, nor of one before it was cleared', () => {
    fc.assert(
      fc.property(lists, numbers, (list, other) => {
        const tally = IntegerSumTable.for(MOST)
        for (const [key, value] of list) tally.add(key, value)
        expect(tally.has(other)).toBe(list.some(([key]) => key === other))
        tally.clear()
        expect(tally.size).toBe(0)
        expect(tally.sum(other)).toBe(0)
        for (const [key] of list) expect(tally.has(key)).toBe(false)
      }),
    )
  })

  test('raises a sum to a value and never lowers it', () => {
    const tally = IntegerSumTable.for(4)
    tally.raise(7, 3)
    tally.raise(7, 2)
    expect(tally.sum(7)).toBe(3)
    tally.raise(7, 5)
    tally.add(7, 1)
    expect(tally.sum(7)).toBe(6)
  })

  test('visits numbers in the order in which they were first added', () => {
    const tally = IntegerSumTable.for(8)
    for (const key of [9, 2, 9, 5, 2]) tally.add(key, 1)
    const visited: [number, number][] = []
    tally.forEach((key, sum) => {
      visited.push([key, sum])
    })
    expect(visited).toEqual([
      [9, 2],
      [2, 2],
      [5, 1],
    ])
  })
})
