import { expect, test } from 'vitest'
import { E5_MODEL, meaningStandIn, SENTENCE_MODEL } from './meaning-stand-in.ts'

const storyOf = (id: string) => id.split('-')[0]
const ids = Array.from({ length: 120 }, (_, at) => `s${at % 40}-${at}`)
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

/** Cosines of all pairs, of one story or of two. */
function cosines(meaningOf: (id: string) => Float32Array, isOneStory: boolean): number[] {
  const pairs = ids.flatMap((a, at) => ids.slice(at + 1).map((b): [string, string] => [a, b]))
  return pairs
    .filter(([a, b]) => (storyOf(a) === storyOf(b)) === isOneStory)
    .map(([a, b]) => dot(meaningOf(a), meaningOf(b)))
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test.each([
  ['a model for sentences', SENTENCE_MODEL],
  ['a model of the E5 family', E5_MODEL],
])('the stand-in for %s gives the cosines asked for, with noise', (_name, wanted) => {
  const meaningOf = meaningStandIn(storyOf, wanted)
  const [alike, unlike] = [cosines(meaningOf, true), cosines(meaningOf, false)]
  expect(Math.abs(mean(alike) - wanted.oneStory)).toBeLessThan(0.03)
  expect(Math.abs(mean(unlike) - wanted.unrelated)).toBeLessThan(0.03)
  expect(new Set(unlike.map((value) => value.toFixed(2))).size).toBeGreaterThan(5)
})

test('the same article has the same vector, of unit length, also where it has no label', () => {
  const meaningOf = meaningStandIn(() => undefined)
  expect(meaningOf('a')).toEqual(meaningStandIn(() => undefined)('a'))
  expect(Math.hypot(...meaningOf('a'))).toBeCloseTo(1, 5)
  expect(dot(meaningOf('a'), meaningOf('b'))).toBeLessThan(0.5)
})
