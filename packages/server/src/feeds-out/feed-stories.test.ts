import type { CityRecord, NewsStory } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { MINUTE_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { type FeedSubject, findFeedSubject, selectFeedStories } from './feed-stories.ts'
import { indexTownsByName } from './town-names.ts'

const zwolle = {
  name: 'Zwolle',
  country: 'Netherlands',
  country_code: 'NL',
  latitude: 52.5,
  longitude: 6.1,
} satisfies CityRecord
const american = { ...zwolle, country: 'United States', country_code: 'US', latitude: 31.6, longitude: -93.6 }
const saoPaulo = { ...zwolle, name: 'São Paulo', country: 'Brazil', country_code: 'BR', latitude: -23.5 }
const TOWNS = indexTownsByName([zwolle, american, saoPaulo, { ...zwolle, name: 'Sports' }])

type Location = NonNullable<NewsStory['location']>
const storyAt = (location: Partial<Location> | null) =>
  aStory({
    location: location && {
      city: null,
      country: null,
      country_code: null,
      scope: 'local',
      coordinates: null,
      ...location,
    },
  })
const isOf = (name: string, story: NewsStory) => findFeedSubject(name, 'en', TOWNS)?.has(story)

describe('the subject of a feed', () => {
  test('of everything has every story, no title, and the front page', () => {
    const subject = findFeedSubject('all', 'nl', TOWNS)
    expect([subject?.title, subject?.path]).toEqual([undefined, '/'])
    expect(subject?.has(aStory({ categories: [] }))).toBe(true)
  })

  test('of a category is named in the reader’s language, and has its stories only', () => {
    const subject = findFeedSubject('crime', 'nl', TOWNS)
    expect([subject?.title, subject?.path]).toEqual(['Misdaad', '/crime'])
    expect(findFeedSubject('crime', 'en', TOWNS)?.title).toBe('Crime')
    expect(subject?.has(aStory({ categories: ['world', 'Crime'] }))).toBe(true)
    expect(subject?.has(aStory({ categories: ['world'], tags: ['crime'] }))).toBe(false)
  })

  test('is the category where a town has the same name', () => {
    expect(findFeedSubject('sports', 'en', TOWNS)?.path).toBe('/sports')
    expect(findFeedSubject('sports-nl', 'en', TOWNS)).toMatchObject({ title: 'Sports', path: '/local' })
  })

  test.each(['', 'World', 'zwolle-de', 'Zwolle', 'local', 'constructor', '__proto__'])(
    'is nothing for the name %j',
    (name) => {
      expect(findFeedSubject(name, 'en', TOWNS)).toBeUndefined()
    },
  )
})

describe('a town’s feed', () => {
  test('has a story that names the town, however the name is written and whatever its scope', () => {
    const named = storyAt({ city: 'SAO PAULO', country_code: 'BR', scope: 'international' })
    expect(isOf('sao-paulo', named)).toBe(true)
    expect(isOf('zwolle', named)).toBe(false)
  })

  test('has no story of a town with the same name in another country', () => {
    const named = storyAt({ city: 'Zwolle', country_code: 'US', scope: 'national' })
    expect([isOf('zwolle', named), isOf('zwolle-us', named)]).toEqual([false, true])
    expect(isOf('zwolle', storyAt({ city: 'Zwolle', scope: 'national' }))).toBe(false)
  })

  // Zwolle is at latitude 52.5°; a degree of latitude is 111.2 km.
  test.each([
    ['49.9 km away', 52.5 + 49.9 / 111.2, 'local', true],
    ['50.1 km away', 52.5 + 50.1 / 111.2, 'local', false],
    ['near, of interest to the whole country', 52.5, 'national', false],
    ['near, of interest to the world', 52.5, 'international', false],
  ] as const)('has a story %s or not', (_where, latitude, scope, expected) => {
    expect(isOf('zwolle', storyAt({ scope, coordinates: { latitude, longitude: 6.1 } }))).toBe(expected)
  })

  test('has no story without a place, or at the point that means none', () => {
    const towns = indexTownsByName([{ ...zwolle, name: 'Offshore', latitude: 0, longitude: 0.1 }])
    const has = (story: NewsStory) => findFeedSubject('offshore', 'en', towns)?.has(story)
    expect(has(storyAt(null))).toBe(false)
    expect(has(storyAt({}))).toBe(false)
    expect(has(storyAt({ coordinates: { latitude: 0, longitude: 0 } }))).toBe(false)
    expect(has(storyAt({ coordinates: { latitude: 0, longitude: 0.1 } }))).toBe(true)
  })
})

describe('the stories of a feed', () => {
  const NOW = Date.parse('2026-11-20T12:00:00Z')
  const story = (id: string, minutesAgo: number, over: Partial<NewsStory> = {}) =>
    aStory({ id, published_at: new Date(NOW - minutesAgo * MINUTE_MS).toISOString(), ...over })
  const everything: FeedSubject = { title: undefined, path: '/', has: () => true }
  const idsOf = (stories: readonly NewsStory[], subject = everything) =>
    selectFeedStories(stories, subject).map(({ id }) => id)

  test('are the newest first, and the list that they come from stays as it was', () => {
    const stories = [story('older', 20), story('newest', 1), story('oldest', 500)]
    expect(idsOf(stories)).toEqual(['newest', 'older', 'oldest'])
    expect(stories.map(({ id }) => id)).toEqual(['older', 'newest', 'oldest'])
  })

  test('are ordered by moment, not by how the moment is written', () => {
    const zoned = story('zoned', 0, { published_at: '2026-11-20T12:30:00+02:00' })
    expect(idsOf([zoned, story('utc', 60)])).toEqual(['utc', 'zoned'])
  })

  test('are fifty at most, of the subject, with a date that can be read', () => {
    const many = Array.from({ length: 51 }, (_, index) => story(`s${index}`, index + 10))
    const others = [story('undated', 0, { published_at: 'soon' }), story('other', 1)]
    const ids = idsOf([...others, ...many.toReversed()], { ...everything, has: ({ id }) => id !== 'other' })
    expect(ids).toHaveLength(50)
    expect([ids[0], ids.at(-1)]).toEqual(['s0', 's49'])
  })
})
