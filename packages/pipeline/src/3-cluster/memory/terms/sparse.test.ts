import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntegerSumTable } from '../postings/tally.ts'
import { allocateSparseVector, type SparseVector, toSparseVector } from './sparse.ts'
import {
  computeCosineSimilarity,
  computeRareTermOverlap,
  computeVectorNorm,
  computeWeightedContainment,
  findSharedTermIds,
} from './sparse-similarity.ts'

const MAX_ID = 30
const LIMIT = 8

const weightLists = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: MAX_ID + 1, maxLength: MAX_ID + 1 })
  .map((eighths) => Float32Array.from(eighths, (eighth) => eighth / 8))
/**
 * Pairs of a term id and the term's count in a part of an article, in tenths, because weighted occurrences
 * can have a count such as 0.3.
 */
const countLists = fc.uniqueArray(fc.tuple(fc.nat(MAX_ID), fc.integer({ min: 3, max: 90 })), {
  selector: ([id]) => id,
})

function countsOf(list: readonly (readonly [number, number])[]): IntegerSumTable {
  const counts = new IntegerSumTable(8)
  for (const [id, tenths] of list) counts.add(id, tenths / 10)
  return counts
}

const vectorOf = (list: readonly (readonly [number, number])[], weights: Float32Array, limit = LIMIT) =>
  toSparseVector(countsOf(list), weights, limit)
const entries = ({ ids, values }: SparseVector) => Array.from(ids, (id, at) => [id, values[at] ?? 0] as const)
const vector = (list: Record<number, number>): SparseVector => ({
  ids: Int32Array.from(Object.keys(list), Number),
  values: Uint8Array.from(Object.values(list)),
})
const even = new Float32Array(MAX_ID + 1).fill(1)

describe('a part as a sparse vector', () => {
  test('has a term that occurs once with a strength of one, more often with less each time', () => {
    const { ids, values } = vectorOf(
      [
        [4, 10],
        [9, 20],
        [2, 40],
      ],
      even,
    )
    expect([...ids]).toEqual([2, 4, 9])
    expect([...values]).toEqual([76, 32, 54])
  })

  test('counts a faint mention as a fifth of one, and a thousand mentions as no more than fits', () => {
    expect([...vectorOf([[1, 1]], even).values]).toEqual([6])
    expect([...vectorOf([[1, 10_000]], even).values]).toEqual([253])
    expect([...vectorOf([[1, 10_000_000]], even).values]).toEqual([255])
  })

  test('of many terms the most telling are in it, of equally telling ones those with the lowest ids', () => {
    fc.assert(
      fc.property(countLists, weightLists, (list, weights) => {
        const whole = new Map(entries(vectorOf(list, weights, MAX_ID + 1)))
        const rank = (id: number) => (whole.get(id) ?? 0) * (weights[id] ?? 0)
        const best = [...whole.keys()].sort((a, b) => rank(b) - rank(a) || a - b).slice(0, LIMIT)
        const expected = best.sort((a, b) => a - b).map((id) => [id, whole.get(id)])
        expect(entries(vectorOf(list, weights))).toEqual(expected)
      }),
    )
  })

  test('is its own: vectors made later, however many, do not change it', () => {
    const first = vectorOf([[3, 10]], even)
    for (let made = 0; made < 5000; made++) vectorOf([[made % MAX_ID, 20]], even)
    expect(entries(first)).toEqual([[3, 32]])
    const { ids, values } = allocateSparseVector(7)
    expect([ids.length, values.length]).toEqual([7, 7])
  })
})

/** Expands a vector to one weighted number per id, for a simple reference computation. */
function dense(of: SparseVector, weights: Float32Array): number[] {
  const all = new Array<number>(MAX_ID + 1).fill(0)
  for (const [id, value] of entries(of)) all[id] = value * (weights[id] ?? 0)
  return all
}
const length = (all: readonly number[]) => Math.hypot(...all)

describe('two sparse vectors', () => {
  const cases = [countLists, countLists, weightLists] as const

  test('have the cosine that plain arithmetic gives, the same from either side', () => {
    fc.assert(
      fc.property(...cases, (one, other, weights) => {
        const [a, b] = [vectorOf(one, weights), vectorOf(other, weights)]
        const [x, y] = [dense(a, weights), dense(b, weights)]
        const dot = x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
        const found = computeCosineSimilarity(a, computeVectorNorm(a, weights), b, weights)
        expect(computeVectorNorm(a, weights)).toBeCloseTo(length(x), 6)
        expect(found).toBeCloseTo(dot === 0 ? 0 : dot / (length(x) * length(y)), 6)
        expect(computeCosineSimilarity(b, computeVectorNorm(b, weights), a, weights)).toBeCloseTo(found, 6)
      }),
    )
  })

  test('that are the same have a cosine of one and hold each other; those that share nothing have none', () => {
    const a = vector({ 1: 32, 5: 54 })
    const b = vector({ 2: 32, 6: 54 })
    const own = computeVectorNorm(a, even)
    expect(computeCosineSimilarity(a, own, a, even)).toBeCloseTo(1)
    expect(computeWeightedContainment(a, own, a, even)).toBeCloseTo(1)
    expect(computeCosineSimilarity(a, own, b, even)).toBe(0)
    expect(computeWeightedContainment(a, own, b, even)).toBe(0)
  })

  test('an empty one is like nothing', () => {
    const none = vector({})
    const some = vector({ 1: 32 })
    expect(computeCosineSimilarity(none, computeVectorNorm(none, even), some, even)).toBe(0)
    expect(computeWeightedContainment(none, computeVectorNorm(none, even), some, even)).toBe(0)
    expect(computeRareTermOverlap(none, some, even, 4, 1)).toBe(0)
  })

  test('how much of one is in the other is its shared weight, however strong the other has it', () => {
    fc.assert(
      fc.property(...cases, (one, other, weights) => {
        const [a, b] = [vectorOf(one, weights), vectorOf(other, weights)]
        const x = dense(a, weights)
        const held = x.filter((_, id) => b.ids.includes(id))
        const share = length(held) === 0 ? 0 : length(held) ** 2 / length(x) ** 2
        expect(computeWeightedContainment(a, computeVectorNorm(a, weights), b, weights)).toBeCloseTo(share, 6)
      }),
    )
  })

  test('share the ids of both, the most telling first', () => {
    fc.assert(
      fc.property(...cases, (one, other, weights) => {
        const [a, b] = [vectorOf(one, weights), vectorOf(other, weights)]
        const found = findSharedTermIds(a, b, weights)
        expect(found.toSorted((x, y) => x - y)).toEqual([...a.ids].filter((id) => b.ids.includes(id)))
        const weighed = found.map((id) => weights[id] ?? 0)
        expect(weighed).toEqual(weighed.toSorted((x, y) => y - x))
      }),
    )
  })

  test('the rarest terms they share weigh as a share of what so many unique terms would', () => {
    fc.assert(
      fc.property(...cases, fc.integer({ min: 1, max: 5 }), (one, other, weights, count) => {
        const [a, b] = [vectorOf(one, weights), vectorOf(other, weights)]
        const weighed = findSharedTermIds(a, b, weights).map((id) => weights[id] ?? 0)
        const sum = weighed.slice(0, count).reduce((total, weight) => total + weight, 0)
        const found = computeRareTermOverlap(a, b, weights, count, 5)
        expect(found).toBeCloseTo(sum / (count * 5), 6)
        expect(computeRareTermOverlap(b, a, weights, count, 5)).toBeCloseTo(found, 6)
      }),
    )
  })
})
