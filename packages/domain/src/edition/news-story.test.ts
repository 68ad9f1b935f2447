import { expect, test } from 'vitest'
import { aStory } from '../testing.ts'
import { getUsableCoordinates, isEditionStale, parseNewsStories } from './news-story.ts'

test('ND-02 a story that fails is left out, the others stay', () => {
  const { stories, failed } = parseNewsStories([aStory(), { id: 'broken' }, null, aStory({ id: 's2' })])
  expect(stories.map(({ id }) => id)).toEqual(['s1', 's2'])
  expect(failed).toBe(2)
})

test('ND-05 the sentinel coordinates 0,0 are ignored', () => {
  const location = { city: null, country: null, country_code: null, scope: 'local' as const }
  const at = (latitude: number, longitude: number) =>
    getUsableCoordinates(aStory({ location: { ...location, coordinates: { latitude, longitude } } }))
  expect(at(0, 0)).toBeUndefined()
  expect(at(0, 6)).toEqual({ latitude: 0, longitude: 6 })
  expect(at(51, 0)).toEqual({ latitude: 51, longitude: 0 })
})

test.each([
  ['just under three hours', 179, false],
  ['over three hours', 181, true],
])('ND-02 an edition of %s', (_name, minutes, expected) => {
  const now = new Date('2026-11-20T12:00:00Z')
  const fetch_date = new Date(now.getTime() - minutes * 60_000).toISOString()
  expect(isEditionStale({ fetch_date }, now)).toBe(expected)
})
