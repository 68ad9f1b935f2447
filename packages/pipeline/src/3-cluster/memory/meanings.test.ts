import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { EmbeddingSimilarityScale } from './meaning-scale.ts'
import { ArticleEmbeddings, buildEmbeddingInput } from './meanings.ts'

const unit = (angle: number) => Float32Array.of(Math.cos(angle), Math.sin(angle))

/**
 * An embedding of a story as computed by a model that finds all texts similar: the first component is the
 * same for all stories, one of the other 63 depends on the story.
 *
 * @param unrelated the cosine of two stories
 */
function modelVector(story: number, unrelated: number): Float32Array {
  const vector = new Float32Array(64)
  vector[0] = Math.sqrt(unrelated)
  vector[1 + (story % 63)] = Math.sqrt(1 - unrelated)
  return vector
}

test('a likeness is calibrated, exact for one text, and unknown where one meaning is', () => {
  const meanings = new ArticleEmbeddings()
  meanings.put(1, unit(0))
  meanings.put(2, unit(0.5))
  const expected = new EmbeddingSimilarityScale().valueOf(Math.cos(0.5))
  expect(Math.abs((meanings.cosine(1, 2) ?? 0) - expected)).toBeLessThan(0.01)
  expect(meanings.cosine(1, 1)).toBeCloseTo(1, 9)
  expect(meanings.cosine(1, 3)).toBeUndefined()
  meanings.put(3, Float32Array.of(1))
  expect(meanings.cosine(1, 3)).toBeUndefined()
})

test.each([0, 0.4, 0.75, 0.9])(
  'a model with a cosine of %d for unrelated texts is read as any other',
  (unrelated) => {
    const meanings = new ArticleEmbeddings()
    for (let sequence = 0; sequence < 60; sequence++) meanings.put(sequence, modelVector(sequence, unrelated))
    meanings.put(60, modelVector(7, unrelated))
    expect(Math.abs(meanings.cosine(60, 8) ?? 1)).toBeLessThan(0.15)
    expect(meanings.cosine(60, 7)).toBeCloseTo(1, 1)
    expect(meanings.nearest(60, 0)).toEqual([7])
  },
)

test('a model that finds all texts alike says nothing', () => {
  const meanings = new ArticleEmbeddings()
  for (let sequence = 0; sequence < 200; sequence++) meanings.put(sequence, unit(1))
  expect(meanings.cosine(3, 4)).toBeUndefined()
  expect(meanings.nearest(3, 0)).toEqual([])
})

test('the nearest are found best first, none that is unlike, too old or itself', () => {
  const meanings = new ArticleEmbeddings()
  const angles = [0, 0.4, 0.1, 1.5, 0.2]
  angles.forEach((angle, sequence) => {
    meanings.put(sequence, unit(angle))
  })
  expect(meanings.nearest(4, 1)).toEqual([2, 1])
  expect(meanings.nearest(9, 0)).toEqual([])
})

test('what left the window is forgotten', () => {
  const meanings = new ArticleEmbeddings()
  for (const sequence of [1, 2, 3]) meanings.put(sequence, unit(0))
  meanings.forget(2)
  meanings.retain((sequence) => sequence > 1)
  expect(meanings.size).toBe(1)
  expect(meanings.has(3)).toBe(true)
})

test('a vector of nothing but zeros is as good as none', () => {
  const meanings = new ArticleEmbeddings()
  meanings.put(1, new Float32Array(4))
  expect(meanings.has(1)).toBe(false)
})

test('an embedding is computed from the title and the text after it, up to the length that a model reads', () => {
  const text = buildEmbeddingInput(
    createTestArticle({ id: 'a', title: 'Dyke breaks', summary: '', text: 'x'.repeat(5000) }),
  )
  expect(text).toMatch(/^Dyke breaks\nxxx/)
  expect(text).toHaveLength(600)
})
