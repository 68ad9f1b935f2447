import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POOLING_METHODS, type Pooling, poolVectors } from './pooling.ts'

/** Two components for each of three tokens, and padding that must not count. */
const TEXT = { values: Float32Array.of(1, -8, 5, -2, 3, -4, 100, 100), tokens: 3, size: 2 }
const pooled = (...poolings: Pooling[]) => [...poolVectors(TEXT, poolings)]

test.each<[Pooling, number[]]>([
  ['mean', [1 + 5 + 3, -8 - 2 - 4]],
  ['cls', [1, -8]],
  ['last-token', [3, -4]],
  ['max', [5, -2]],
  ['weighted-mean', [1 + 2 * 5 + 3 * 3, -8 - 2 * 2 - 3 * 4]],
])('the pooling %s gives the direction %j', (pooling, expected) => {
  expect(pooled(pooling)).toEqual(expected)
})

test('several poolings are concatenated in their order', () => {
  expect(pooled('max', 'cls')).toEqual([5, -2, 1, -8])
  expect(pooled('cls', 'max')).toEqual([1, -8, 5, -2])
})

test('pooling changes no vector of a token', () => {
  const values = TEXT.values.slice()
  poolVectors({ ...TEXT, values }, POOLING_METHODS)
  expect(values).toEqual(TEXT.values)
})

test('all poolings of a text of one token are its vector', () => {
  const vector = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(vector, fc.constantFrom(...POOLING_METHODS), (components, pooling) => {
      const values = Float32Array.from([...components, ...components.map(() => 7)])
      expect([...poolVectors({ values, tokens: 1, size: components.length }, [pooling])]).toEqual(components)
    }),
  )
})
