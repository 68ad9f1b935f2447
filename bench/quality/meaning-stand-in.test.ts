import { expect, test } from 'vitest'
import { E5_MODEL_COSINES, SENTENCE_MODEL_COSINES, simulateEmbeddings } from './meaning-stand-in.ts'

const storyOf = (id: string) => id.split('-')[0]
const ids = Array.from({ length: 120 }, (_, at) => `s${at % 40}-${at}`)
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

/** Returns the cosines of all pairs of articles of one story, or of all pairs of two stories. */
function cosines(meaningOf: (id: string) => Float32Array | undefined, isOneStory: boolean): number[] {
  const vectors = ids.flatMap((id) => {
    const vector = meaningOf(id)
    return vector ? [{ id, vector }] : []
  })
  return vectors.flatMap((a, at) =>
    vectors
      .slice(at + 1)
      .filter((b) => (storyOf(a.id) === storyOf(b.id)) === isOneStory)
      .map((b) => dot(a.vector, b.vector)),
  )
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const spread = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
/** Returns the mean cosine of pairs of two stories: one in twelve has both of one theme. */
const unlike = ({ unrelated, oneTheme }: typeof SENTENCE_MODEL_COSINES) =>
  unrelated + (oneTheme - unrelated) / 12

test.each([
  ['a model for sentences', SENTENCE_MODEL_COSINES, 0.07],
  ['a model of the E5 family', E5_MODEL_COSINES, 0.02],
])('the stand-in for %s has the mean cosines of one, with noise', (_name, wanted, noise) => {
  const meaningOf = simulateEmbeddings(storyOf, wanted)
  const [alike, others] = [cosines(meaningOf, true), cosines(meaningOf, false)]
  expect(Math.abs(mean(alike) - wanted.oneStory)).toBeLessThan(0.03)
  expect(Math.abs(mean(others) - unlike(wanted))).toBeLessThan(0.03)
  expect(spread(alike)).toBeGreaterThan(noise)
  expect(spread(others)).toBeGreaterThan(noise)
})

test('the same article has the same vector, of unit length', () => {
  const vector = simulateEmbeddings(storyOf)('s1-1') ?? new Float32Array()
  expect(simulateEmbeddings(storyOf)('s1-1')).toEqual(vector)
  expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
})

test('an article without a label has no meaning', () => {
  expect(simulateEmbeddings(() => undefined)('a')).toBeUndefined()
})
