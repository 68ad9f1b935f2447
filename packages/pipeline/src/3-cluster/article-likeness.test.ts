import { expect, test } from 'vitest'
import { article, data } from '../newsroom.fixture.ts'
import { articleLikeness } from './article-likeness.ts'

test('B7 an English and a Dutch report of one event are likelier one story than reports of two', () => {
  const likeness = articleLikeness(
    [
      article({ id: 'a', title: 'Earthquake in Arequipa damages 1,200 houses' }),
      article({
        id: 'b',
        title: 'Aardbeving in Arequipa beschadigt 1.200 huizen',
        language: 'nl',
        publisherId: 'bode',
      }),
      article({
        id: 'c',
        title: 'Volleyballers uit Groningen winnen de beker',
        language: 'nl',
        publisherId: 'bode',
      }),
    ],
    data,
  )
  expect(likeness(0, 1)).toBeGreaterThan(0.5)
  expect(likeness(0, 2)).toBe(0)
  expect(likeness(0, 9)).toBe(0)
})
