import { expect, test } from 'vitest'
import { NOW, someStories } from '../../testing/stories.ts'
import { buildSectionList, hasValidDate } from './section-list.ts'

const zwolle = { latitude: 52.51, longitude: 6.09, city: 'Zwolle', countryCode: 'NL' }
const ids = (stories: { id: string }[]) => stories.map(({ id }) => id)

test('RT-01 home has every story, a category only its own', () => {
  const stories = someStories(4, (index) => ({ categories: [index % 2 ? 'Science' : 'world'] }))
  expect(ids(buildSectionList(stories, 'all', { now: NOW })).sort()).toEqual(['s1', 's2', 's3', 's4'])
  expect(ids(buildSectionList(stories, 'science', { now: NOW })).sort()).toEqual(['s2', 's4'])
  expect(buildSectionList(stories, 'crime', { now: NOW })).toEqual([])
})

test('FD-10 local has none while the reader’s place is unknown', () => {
  const stories = someStories(3, () => ({ categories: ['science'] }))
  expect(buildSectionList(stories, 'local', { now: NOW })).toEqual([])
  expect(buildSectionList(stories, 'local', { now: NOW, reader: zwolle })).toHaveLength(3)
})

test('FD-11 a date that can’t be parsed counts as missing', () => {
  expect(hasValidDate({ published_at: '2026-11-20T10:00:00Z' })).toBe(true)
  expect(hasValidDate({ published_at: 'yesterday-ish' })).toBe(false)
})
