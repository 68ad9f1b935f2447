import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../contract/index.ts'
import { aSource, aStory } from '../testing.ts'
import { computeLocalBoost, createLocalScoreAdjustments, listLocalStories } from './local.ts'
import { breakDownScore } from './score/score.ts'
import { findLocalStoryReason } from './why-local.ts'

const now = new Date('2026-11-20T12:00:00Z')
const zwolle = { latitude: 52.5168, longitude: 6.083, city: 'Zwolle', countryCode: 'NL' }
const context = { now, reader: zwolle }
const POINTS = { zwolle: [52.51, 6.09], deventer: [52.25, 6.16], utrecht: [52.09, 5.12] } as const
const place = (point: readonly [number, number] | undefined, over: Partial<NewsStory['location']> = {}) => ({
  city: null,
  country: null,
  country_code: 'NL',
  scope: 'local' as const,
  coordinates: point ? { latitude: point[0], longitude: point[1] } : null,
  ...over,
})
const local = (id: string, location: NewsStory['location'], over: Partial<NewsStory> = {}) =>
  aStory({ id, location, categories: ['crime'], ...over })
const idsOf = (stories: NewsStory[], radius?: number) =>
  listLocalStories(stories, context, radius).map(({ story }) => story.id)
const relevant = (local_relevance: number) => ({ ...aStory().analytics, local_relevance })

describe('the local page', () => {
  test.each([
    ['of the reader’s country', place([51, 4]), 15],
    ['of the reader’s country, without coordinates', place(undefined), 15],
    ['across the border, 1000 km away', place([52.5168, 20.9], { country_code: 'PL' }), 4],
    ['within 5000 km, but hardly', place([8, 6], { country_code: 'NG' }), 1],
    ['further than 5000 km', place([-33.87, 151.2], { country_code: 'AU' }), 1],
    ['of nowhere', place(undefined, { country_code: null }), 1],
  ])('RK-03 boosts a story %s', (_name, location, boost) => {
    expect(computeLocalBoost(local('s', location), zwolle)).toBeCloseTo(boost, 1)
  })

  test('RK-03 orders by the score in the local view times the boost, and the sheet holds both', () => {
    const here = local('here', place(POINTS.zwolle), { analytics: relevant(4) })
    const abroad = local('abroad', place([52.43, 7.07], { country_code: 'DE' }), { analytics: relevant(9) })
    const list = listLocalStories([abroad, here], context)
    expect(list.map(({ story }) => story.id)).toEqual(['here', 'abroad'])
    const sheets = [here, abroad].map((story) =>
      breakDownScore(story, context, createLocalScoreAdjustments(zwolle)),
    )
    expect(list.map(({ score }) => score)).toEqual(sheets.map(({ score }) => score))
    expect(sheets[0]?.boost).toBe(15)
    const { score = 0, boost = 1, relevance = 0, recency = 0, quality = 0, trending = 0 } = sheets[1] ?? {}
    expect(score).toBeCloseTo(relevance * recency * quality * trending * boost, 12)
  })

  test('B8 stories within the reader’s radius are first, whatever their score', () => {
    const near = local('near', place(POINTS.zwolle), { analytics: relevant(2) })
    const far = local('far', place(POINTS.deventer), { analytics: relevant(10) })
    const farther = local('farther', place(POINTS.utrecht), { analytics: relevant(10) })
    expect(idsOf([far, farther, near], 10)).toEqual(['near', 'far', 'farther'])
    expect(idsOf([far, farther, near])[0]).not.toBe('near')
  })

  test('RK-03 leaves out world news and the politics of the USA', () => {
    const list = [
      local('world', place(POINTS.zwolle), { categories: ['crime', 'World'] }),
      local('us', place([40.7, -74], { country_code: 'US' }), {
        categories: ['Politics'],
        analytics: relevant(9),
      }),
      local('us-crime', place([40.7, -74], { country_code: 'US' }), { analytics: relevant(9) }),
      local('politics', place(POINTS.zwolle), { categories: ['politics'] }),
    ]
    // These stories rank higher on the home page. Without them, 'us-crime' would be among the first ten there
    // and would be left out for that reason.
    const others = Array.from({ length: 12 }, (_, index) =>
      aStory({ id: `w${index}`, analytics: { ...aStory().analytics, global_relevance: 10 } }),
    )
    expect(idsOf([...list, ...others])).toEqual(['politics', 'us-crime'])
  })

  test('RK-03 leaves out those of the home page’s first ten that are more than 1000 km away', () => {
    const far = (id: string, global_relevance: number) =>
      local(id, place([35.7, 139.7], { country_code: 'JP' }), {
        analytics: { ...relevant(9), global_relevance },
      })
    const stories = Array.from({ length: 11 }, (_, index) => far(`far${index}`, 10 - index / 2))
    expect(idsOf(stories)).toEqual(['far10'])
  })

  test('RK-05 with fewer than five, the 20 best of elsewhere with a local relevance above 6 follow', () => {
    const elsewhere = (id: string, relevance: number) =>
      local(id, place(undefined, { country_code: 'FR' }), { analytics: relevant(relevance) })
    const fallback = Array.from({ length: 25 }, (_, index) => elsewhere(`f${index}`, 7))
    const own = Array.from({ length: 5 }, (_, index) => local(`own${index}`, place(POINTS.zwolle)))
    const few = idsOf([...own.slice(0, 4), ...fallback])
    expect(few.slice(0, 4)).toEqual(['own0', 'own1', 'own2', 'own3'])
    expect(few).toHaveLength(24)
    const bounds = idsOf([...own.slice(0, 4), elsewhere('six', 6), elsewhere('more', 6.1)])
    expect(bounds.slice(4)).toEqual(['more'])
    expect(idsOf([...own, ...fallback])).toHaveLength(5)
  })

  test('RK-05 a local relevance of 6 is not above 6, and of more than 20 the best are shown', () => {
    const abroad = (id: string, relevance: number) =>
      local(id, place(undefined, { country_code: 'FR' }), { analytics: relevant(relevance) })
    expect(idsOf([abroad('six', 6), abroad('above', 6.1)])).toEqual(['above'])
    const rising = Array.from({ length: 25 }, (_, index) => abroad(`f${index}`, 6.1 + index / 10))
    expect(idsOf(rising).sort()).toEqual(
      rising
        .slice(5)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('RK-05 the 20 best of elsewhere are of 20 threads, each by its best story', () => {
    const abroad = (id: string, relevance: number, thread?: string) =>
      local(id, place(undefined, { country_code: 'FR' }), {
        analytics: relevant(relevance),
        ...(thread && { thread: { id: thread } }),
      })
    const told = Array.from({ length: 10 }, (_, index) => abroad(`t${index}`, 9 + index / 20, 'flood'))
    const others = Array.from({ length: 25 }, (_, index) => abroad(`f${index}`, 8 - index / 20))
    const list = idsOf([...told, ...others])
    expect(list).toHaveLength(20)
    expect(list.filter((id) => id.startsWith('t'))).toEqual(['t9'])
  })

  test('FD-10 is empty while the reader’s place is unknown', () => {
    expect(listLocalStories([local('here', place(POINTS.zwolle))], { now })).toEqual([])
  })

  test('a reader’s radius widens only while there are fewer than five stories', () => {
    const at = (id: string, point: readonly [number, number]) => local(id, place(point))
    const near = Array.from({ length: 5 }, (_, index) => at(`n${index}`, POINTS.zwolle))
    const region = at('region', POINTS.utrecht)
    expect(idsOf([...near, region], 25)).toHaveLength(5)
    expect(idsOf([...near.slice(1), region], 25)).toContain('region')
    expect(idsOf([...near, region])).toContain('region')
  })

  test('holds no story twice, in the same order for any input order', () => {
    const facts = fc.record({
      latitude: fc.integer({ min: 40, max: 60 }),
      country: fc.constantFrom('NL', 'DE', null),
      relevance: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(
        fc.array(facts, { maxLength: 25 }),
        fc.option(fc.integer({ min: 5, max: 400 })),
        (all, km) => {
          const stories = all.map(({ latitude, country, relevance }, index) =>
            local(`s${index}`, place([latitude, 6], { country_code: country }), {
              analytics: relevant(relevance),
            }),
          )
          const list = idsOf(stories, km ?? undefined)
          expect(new Set(list).size).toBe(list.length)
          expect(idsOf(stories.toReversed(), km ?? undefined)).toEqual(list)
        },
      ),
    )
  })
})

describe('why a story is local', () => {
  const reasonOf = (story: NewsStory) => {
    const [first] = listLocalStories([story], context)
    return first && findLocalStoryReason(first)
  }

  test('names the place, how many sources name it, and how far it is', () => {
    const headlines = ['Fire in Zwolle', 'Brand in ZWOLLE geblust', 'Zwollenaar gered', 'Zwolle: two hurt']
    const sources = headlines.map((original_headline, index) =>
      aSource({ id: `a${index}`, publisher_id: `p${index}`, original_headline }),
    )
    const reason = reasonOf(local('s', place(POINTS.zwolle, { city: 'Zwolle' }), { sources }))
    expect(reason).toMatchObject({
      level: 'place',
      place: 'Zwolle',
      namedIn: 3,
      sources: 4,
      isOneSource: false,
    })
    expect(reason?.km).toBeLessThan(2)
  })

  test.each([
    ['place', place(POINTS.deventer)],
    ['place', place(undefined, { city: 'zwolle' })],
    ['region', place(POINTS.utrecht)],
    ['country', place(undefined)],
    ['fallback', place(undefined, { country_code: 'FR' })],
  ])('has the level %s', (level, location) => {
    expect(reasonOf(local('s', location, { analytics: relevant(8) }))?.level).toBe(level)
  })

  test('one publisher with two articles is one source', () => {
    const sources = [aSource({ id: 'a1' }), aSource({ id: 'a2' })]
    expect(reasonOf(local('s', place(POINTS.zwolle), { sources }))?.isOneSource).toBe(true)
  })
})
