import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_UNRELATED_COSINE_DISTRIBUTION,
  EmbeddingSimilarityScale,
  NEUTRAL_SIMILARITY,
} from './meaning-scale.ts'

const cosine = fc.double({ min: -1, max: 1, noNaN: true })
const cosines = fc.array(cosine, { maxLength: 400 })

function scaleOf(pairs: readonly number[]): EmbeddingSimilarityScale {
  const scale = new EmbeddingSimilarityScale()
  for (const pair of pairs) scale.note(pair)
  return scale
}

/** Values distributed evenly around a centre, in an order unrelated to their size. */
function pairsAbout(centre: number, spread: number, count = 1_000): number[] {
  const at = (index: number) => ((index * 7919) % count) / count
  return Array.from({ length: count }, (_, index) => centre + (at(index) - 0.5) * spread)
}

test('until the stream has shown some pairs the scale is that of a usual model', () => {
  const scale = scaleOf([0.9, 0.9])
  expect(scale.unrelated).toEqual(DEFAULT_UNRELATED_COSINE_DISTRIBUTION)
  expect(scale.valueOf(DEFAULT_UNRELATED_COSINE_DISTRIBUTION.centre)).toBe(0)
  expect(scale.valueOf(0.5)).toBeCloseTo(0.5, 5)
  expect(scale.valueOf(0.75)).toBeCloseTo(0.76, 2)
})

test('after any stream the scale grows with the cosine, from −1 to 1 for identical texts', () => {
  fc.assert(
    fc.property(cosines, cosine, cosine, (pairs, a, b) => {
      const scale = scaleOf(pairs)
      const [lower, higher] = [scale.valueOf(Math.min(a, b)), scale.valueOf(Math.max(a, b))]
      expect(lower).toBeGreaterThanOrEqual(-1)
      expect(higher).toBeGreaterThanOrEqual(lower)
      expect(higher).toBeLessThanOrEqual(1)
      expect(scale.valueOf(1)).toBeCloseTo(1, 9)
      expect(scale.valueOf(scale.unrelated.centre)).toBeCloseTo(0, 9)
    }),
  )
})

test('the cosine of a value is the one that has it', () => {
  fc.assert(
    fc.property(cosines, fc.double({ min: 0.01, max: 1, noNaN: true }), (pairs, value) => {
      const scale = scaleOf(pairs)
      expect(scale.valueOf(scale.cosineOf(value))).toBeCloseTo(value, 6)
    }),
  )
})

test('the same pairs in the same order give the same scale, in any order nearly the same', () => {
  fc.assert(
    fc.property(cosines, (pairs) => {
      expect(scaleOf(pairs).unrelated).toEqual(scaleOf(pairs).unrelated)
      expect(scaleOf(pairs.toReversed()).unrelated).toEqual(scaleOf(pairs).unrelated)
    }),
  )
})

test('whatever a model gives unrelated texts, they are near 0 and what is far above them is above neutral', () => {
  const centre = fc.double({ min: 0, max: 0.85, noNaN: true })
  const share = fc.double({ min: 0.05, max: 0.3, noNaN: true })
  fc.assert(
    fc.property(centre, share, (wanted, width) => {
      const scale = scaleOf(pairsAbout(wanted, width * (1 - wanted)))
      expect(Math.abs(scale.valueOf(wanted))).toBeLessThan(0.1)
      expect(scale.valueOf(wanted + 0.9 * (1 - wanted))).toBeGreaterThan(NEUTRAL_SIMILARITY + 0.2)
    }),
  )
})

test('two models that differ only in what they give unrelated texts have one scale', () => {
  const plain = scaleOf(pairsAbout(0.1, 0.3))
  const narrow = scaleOf(pairsAbout(0.1, 0.3).map((value) => 0.75 + ((value - 0.1) / 0.9) * 0.25))
  for (const share of [0.2, 0.5, 0.8, 0.95]) {
    expect(narrow.valueOf(0.75 + share * 0.25)).toBeCloseTo(plain.valueOf(0.1 + share * 0.9), 1)
  }
})

test('pairs of one story among the unrelated hardly move the scale', () => {
  const pairs = pairsAbout(0.7, 0.1)
  const mixed = pairs.flatMap((pair, at) => (at % 10 === 0 ? [pair, 0.95] : [pair]))
  expect(scaleOf(mixed).unrelated.centre).toBeCloseTo(scaleOf(pairs).unrelated.centre, 1)
})

test('a stream that changes is followed', () => {
  const scale = scaleOf(pairsAbout(0.1, 0.1, 65_000))
  for (const pair of pairsAbout(0.5, 0.1, 200_000)) scale.note(pair)
  expect(scale.unrelated.centre).toBeGreaterThan(0.45)
})

test('a model that finds all texts alike is of no use', () => {
  expect(scaleOf(Array(5_000).fill(1)).isUsable).toBe(false)
  expect(scaleOf(pairsAbout(0.85, 0.05)).isUsable).toBe(true)
})
