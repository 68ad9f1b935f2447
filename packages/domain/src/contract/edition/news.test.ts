import { describe, expect, test } from 'vitest'
import { aNews, aSource, aStory } from '../../testing.ts'
import { NewsEdition, NewsLocation, NewsStory, NewsThread, SourceConflict } from './news.ts'
import { StorySourceArticle } from './news-source.ts'

const isStory = (over: object) => NewsStory.safeParse({ ...aStory(), ...over }).success
const isSource = (over: object) => StorySourceArticle.safeParse({ ...aSource(), ...over }).success
const isNews = (over: object) => NewsEdition.safeParse({ ...aNews([aStory()]), ...over }).success

describe('a source', () => {
  test.each([
    ['https://courier.example/bridge', true],
    ['http://courier.example/bridge', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://courier.example/bridge', false],
    ['//courier.example/bridge', false],
    ['/bridge', false],
    ['', false],
  ])('may be at %j: %s', (url, isAccepted) => {
    expect(isSource({ url })).toBe(isAccepted)
  })

  test('may have no date, length, owner or country, as in earlier editions', () => {
    expect(isSource({ publishedAt: null, word_count: null, owner: undefined, country: undefined })).toBe(true)
  })

  test.each([{ publishedAt: '2026-11-20' }, { word_count: 0 }, { word_count: 1.5 }, { is_major: undefined }])(
    'is refused with %j',
    (over) => {
      expect(isSource(over)).toBe(false)
    },
  )
})

describe('a place', () => {
  const at = (latitude: number, longitude: number) =>
    NewsLocation.safeParse({
      city: null,
      country: null,
      country_code: null,
      scope: 'local',
      coordinates: { latitude, longitude },
    }).success

  test.each([
    [90, 180, true],
    [-90, -180, true],
    [90.1, 0, false],
    [-90.1, 0, false],
    [0, 180.1, false],
    [0, -180.1, false],
    [100, 100, false],
  ])('at %d, %d is on the earth: %s', (latitude, longitude, isAccepted) => {
    expect(at(latitude, longitude)).toBe(isAccepted)
  })
})

describe('a story', () => {
  test.each([
    [0, true],
    [10, true],
    [-0.1, false],
    [10.1, false],
  ])('may have the score %d: %s', (score, isAccepted) => {
    for (const name of Object.keys(aStory().analytics))
      expect([name, isStory({ analytics: { ...aStory().analytics, [name]: score } })]).toEqual([
        name,
        isAccepted,
      ])
  })

  test.each(['articles', 'publishers', 'owners', 'independent'])('has at least one of its %s', (name) => {
    expect(isStory({ reports: { ...aStory().reports, [name]: 0 } })).toBe(false)
    expect(isStory({ reports: { ...aStory().reports, [name]: 1 } })).toBe(true)
  })

  test.each([{ id: '' }, { headline: '' }, { language: 'fr' }, { thread: { id: '' } }])(
    'is refused with %j',
    (over) => {
      expect(isStory(over)).toBe(false)
    },
  )

  test('is breaking since a moment, by some reports within some time', () => {
    const breaking = { since: '2026-11-20T12:00:00Z', reports: 3, hours: 0.5 }
    expect(isStory({ breaking })).toBe(true)
    expect(isStory({ breaking: { ...breaking, reports: 0 } })).toBe(false)
    expect(isStory({ breaking: { ...breaking, hours: 0 } })).toBe(false)
    expect(isStory({ breaking: { ...breaking, since: '2026-11-20' } })).toBe(false)
  })

  test('has sentences if they were checked, of which none needs to be supported', () => {
    expect(isStory({ checked: { sentences: 2, proven: 0 } })).toBe(true)
    expect(isStory({ checked: { sentences: 0, proven: 0 } })).toBe(false)
    expect(isStory({ checked: { sentences: 2, proven: -1 } })).toBe(false)
  })

  test('loses what it doesn’t define, such as data of another release', () => {
    expect(NewsStory.parse({ ...aStory(), internal: 'x' })).toEqual(aStory())
  })
})

test.each([
  [{ fact_id: 'f', part: 'headline', text: '12' }, true],
  [{ fact_id: '', part: 'headline', text: '12' }, false],
  [{ fact_id: 'f', part: 'headline', text: '' }, false],
  [{ fact_id: 'f', part: 'title', text: '12' }, false],
])('the number %j on which reports differ: %s', (conflict, isAccepted) => {
  expect(SourceConflict.safeParse(conflict).success).toBe(isAccepted)
})

test('a thread has two stories or more, and may have a name in one language', () => {
  const thread = (story_ids: string[], name: object) =>
    NewsThread.safeParse({ id: 't', name, story_ids }).success
  expect(thread(['a', 'b'], { nl: 'De brug' })).toBe(true)
  expect(thread(['a', 'b'], {})).toBe(true)
  expect(thread(['a'], {})).toBe(false)
  expect(thread(['a', ''], {})).toBe(false)
  expect(thread(['a', 'b'], { en: '' })).toBe(false)
})

describe('an edition', () => {
  test('of an earlier release has no threads', () => {
    const { threads: _, ...earlier } = aNews([aStory()])
    expect(NewsEdition.parse(earlier).threads).toEqual([])
  })

  test('may have no stories, and names withdrawn ones', () => {
    expect(isNews({ stories: [] })).toBe(true)
    expect(isNews({ withdrawn: ['s9'] })).toBe(true)
  })

  test.each([{ edition: 0 }, { content: 'test' }, { fetch_date: 'today' }, { stories: [{}] }])(
    'is refused with %j',
    (over) => {
      expect(isNews(over)).toBe(false)
    },
  )
})
