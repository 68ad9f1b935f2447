import { expect, test } from 'vitest'
import { NOW, someStories } from '../testing/stories.ts'
import { isDated, keptFirst, sectionList } from './section-list.ts'

const zwolle = { latitude: 52.51, longitude: 6.09, city: 'Zwolle', countryCode: 'NL' }
const ids = (stories: { id: string }[]) => stories.map(({ id }) => id)

test('RT-01 home has every story, a category only its own', () => {
  const stories = someStories(4, (index) => ({ categories: [index % 2 ? 'Science' : 'world'] }))
  expect(ids(sectionList(stories, 'all', { now: NOW })).sort()).toEqual(['s1', 's2', 's3', 's4'])
  expect(ids(sectionList(stories, 'science', { now: NOW })).sort()).toEqual(['s2', 's4'])
  expect(sectionList(stories, 'crime', { now: NOW })).toEqual([])
})

test('local has the stories of the reader’s country and of what is near, and none while the place is unknown', () => {
  const near = { city: 'Münster', country: 'Germany', country_code: 'DE', scope: 'local' as const }
  const stories = someStories(3, (index) => {
    if (index === 0) return {}
    const latitude = index === 1 ? 51.96 : 48.14
    return { location: { ...near, coordinates: { latitude, longitude: 7.63 } } }
  })
  expect(ids(sectionList(stories, 'local', { now: NOW, reader: zwolle })).sort()).toEqual(['s1', 's2'])
  expect(sectionList(stories, 'local', { now: NOW })).toEqual([])
})

test('FD-11 a date that can’t be parsed counts as none', () => {
  expect(isDated({ published_at: '2026-11-20T10:00:00Z' })).toBe(true)
  expect(isDated({ published_at: 'yesterday-ish' })).toBe(false)
})

test('what is on screen keeps its order; the rest follows; what is gone is left out', () => {
  const [first, second, third, fourth] = someStories(4)
  if (!first || !second || !third || !fourth) throw new Error('Four stories were made.')
  expect(ids(keptFirst(['s3', 'gone', 's1'], [first, second, third, fourth]))).toEqual([
    's3',
    's1',
    's2',
    's4',
  ])
})
