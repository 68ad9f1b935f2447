import { expect, test } from 'vitest'
import { countHeadlineWords } from '../quality/clustering/term-vectors.ts'
import { findSimilarPairs } from './similar-pairs.ts'

const text = (title: string) => ({ title, text: '' })
const texts = [
  text('Earthquake shakes Lisbon'),
  text('Parliament debates pensions'),
  text('Lisbon earthquake: hundreds homeless'),
  text('Earthquake shakes Lisbon'),
]
const others = ['Council votes on budget', 'Storm closes schools', 'Museum opens']
const frequencies = countHeadlineWords([...others, ...texts.map(({ title }) => title)])

test('pairs with words in common are returned, most similar first', () => {
  const pairs = findSimilarPairs(texts, frequencies, 0.1)
  const titles = pairs.map(({ first, second }) => [texts.indexOf(first), texts.indexOf(second)])
  expect(titles).toEqual([
    [0, 3],
    [0, 2],
    [2, 3],
  ])
  expect(pairs[0]?.similarity).toBeCloseTo(1)
})

test('a limit above 1 leaves none', () => {
  expect(findSimilarPairs(texts, frequencies, 1.01)).toEqual([])
})
