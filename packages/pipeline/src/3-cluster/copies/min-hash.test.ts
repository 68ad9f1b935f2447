import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forEachLikelyCopyPair } from './likely-copies.ts'
import { computeMinHashSignature } from './min-hash.ts'
import { computeShingleContainment, hashShingles, splitIntoNormalisedWords } from './shingles.ts'

/** Integers distributed over 32 bits like hashes. */
const hashes = (from: number, count: number) =>
  new Set(Array.from({ length: count }, (_, index) => Math.imul(from + index + 1, 0x9e3779b1) >>> 0))

test('B2 the estimate lies within five standard errors of the true Jaccard index', () => {
  const sizes = fc.record({
    start: fc.nat(1e6),
    a: fc.integer({ min: 1, max: 400 }),
    b: fc.nat(400),
    shared: fc.nat(400),
  })
  fc.assert(
    fc.property(sizes, ({ start, a, b, shared }) => {
      const first = hashes(start, a + shared)
      const second = hashes(start + a, shared + b)
      const both = [...first].filter((hash) => second.has(hash)).length
      const either = first.size + second.size - both
      const truth = both / either
      const signature = computeMinHashSignature(second)
      const same = computeMinHashSignature(first).filter(
        (lowest, index) => lowest === signature[index],
      ).length
      const estimate = same / signature.length
      const error = Math.sqrt((truth * (1 - truth)) / 128)
      expect(Math.abs(estimate - truth)).toBeLessThanOrEqual(5 * error + 1e-9)
    }),
  )
})

test('B2 the signature depends on what a set holds, not on its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(2 ** 32 - 1), { minLength: 1 }), (values) => {
      expect(computeMinHashSignature(values.toReversed())).toEqual(computeMinHashSignature(values))
    }),
  )
})

test('B2 containment is 1 where one text holds the other, 0 where nothing is shared', () => {
  const long = splitIntoNormalisedWords('one two three four five six seven eight nine ten eleven twelve')
  expect(computeShingleContainment(hashShingles(long.slice(2, 9)), hashShingles(long))).toBe(1)
  expect(computeShingleContainment(hashShingles(long), hashShingles(long.toReversed()))).toBe(0)
  expect(computeShingleContainment(hashShingles([]), hashShingles(long))).toBe(0)
})

test('B2 a story of 600 articles, half of them one copy, takes few comparisons and finds every copy', () => {
  const texts = Array.from({ length: 600 }, (_, index) =>
    index % 2 === 0 ? hashes(0, 200) : hashes(1e6 + index * 1000, 200),
  )
  const first = texts.map((_, index) => index)
  let comparisons = 0
  forEachLikelyCopyPair(
    texts,
    (a, b) => first[a] === first[b],
    (a, b) => {
      comparisons++
      if (computeShingleContainment(texts[a] ?? new Set(), texts[b] ?? new Set()) > 0.4)
        first[b] = first[a] ?? a
    },
  )
  expect(first.filter((group) => group === 0)).toHaveLength(300)
  expect(new Set(first).size).toBe(301)
  expect(comparisons).toBeLessThan(600)
})
