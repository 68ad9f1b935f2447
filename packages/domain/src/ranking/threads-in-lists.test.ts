import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../contract/index.ts'
import { selectDigestStories } from '../digest/index.ts'
import { aSource, aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { listHomeStories, listTopHomeStories, rankHomeStories } from './home.ts'
import { listCategoryStories, listTrendingStories } from './lists.ts'
import { listLocalStories } from './local.ts'
import { buildPersonalStoryList } from './personal.ts'
import { listRelatedStories } from './related.ts'

const now = new Date('2026-11-20T12:00:00Z')
const zwolle = { latitude: 52.5168, longitude: 6.083, city: 'Zwolle', countryCode: 'NL' }
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()

const inZwolle = {
  city: 'Zwolle',
  country: 'Netherlands',
  country_code: 'NL',
  scope: 'local' as const,
  coordinates: { latitude: 52.5, longitude: 6.1 },
}
const twoSources = [aSource(), aSource({ id: 'a2', publisher_id: 'gazette', name: 'Gazette' })]
const story = (id: string, hours: number, thread?: string, over: Partial<NewsStory> = {}): NewsStory =>
  aStory({
    id,
    published_at: hoursAgo(hours),
    sources: twoSources,
    ...(thread && { thread: { id: thread } }),
    ...over,
  })
const idsOf = (items: readonly { story: NewsStory }[]) => items.map((item) => item.story.id)

/** Four stories, newest first; the first, the third and the fourth are in the thread 't1'. */
const four = [story('a', 1, 't1'), story('b', 2), story('c', 3, 't1'), story('d', 4, 't1')]

describe('a thread is one entry', () => {
  test('of the home list, where its best story is, with the others behind it', () => {
    const list = rankHomeStories(four, { now })
    expect(idsOf(list)).toEqual(['a', 'b'])
    expect(idsOf(list[0]?.others ?? [])).toEqual(['c', 'd'])
    expect(list.map(({ rank }) => rank)).toEqual([1, 2])
  })

  test('of the nearby stories that are lifted', () => {
    const far = Array.from({ length: 12 }, (_, index) => story(`w${index}`, 1))
    const near = [0, 1, 2].map((index) =>
      story(`n${index}`, 60 + index, index < 2 ? 't1' : undefined, { location: inZwolle }),
    )
    const list = rankHomeStories([...far, ...near], { now, reader: zwolle })
    expect(list.filter(({ isLifted }) => isLifted).map((one) => one.story.id)).toEqual(['n0', 'n2'])
  })

  test('of a category, and only by the stories that are in it', () => {
    const science = { categories: ['science'] }
    const stories = [story('a', 1, 't1'), story('b', 2, 't1', science), story('c', 3, 't1', science)]
    expect(idsOf(listCategoryStories(stories, 'science', { now }))).toEqual(['b'])
  })

  test('of the personal list, above the divider where any of its stories meets a topic', () => {
    const stories = [
      story('a', 1, 't1'),
      story('b', 40, 't1', { categories: ['science'] }),
      story('c', 2),
      story('d', 50, undefined, { categories: ['science'] }),
    ]
    const { items, dividerAt } = buildPersonalStoryList(stories, { now, topics: ['science'] })
    expect(idsOf(items)).toEqual(['b', 'd', 'c'])
    expect(dividerAt).toBe(2)
  })

  test('of what is trending', () => {
    expect(listTrendingStories(four, { now }).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('of Local, where it counts once for whether there is enough', () => {
    const here = (id: string, thread?: string) =>
      story(id, 1, thread, { location: inZwolle, categories: ['sports'] })
    const elsewhere = (id: string, thread?: string) =>
      story(id, 1, thread, {
        categories: ['sports'],
        analytics: { ...aStory().analytics, local_relevance: 9 },
      })
    const stories = [
      ...['a', 'b', 'c', 'd', 'e'].map((id) => here(id, 't1')),
      elsewhere('f'),
      elsewhere('g', 't1'),
    ]
    const list = listLocalStories(stories, { now, reader: zwolle })
    expect(list.map((one) => `${one.story.id} ${one.level}`)).toEqual(['a place', 'f fallback'])
    expect(list[0]?.others).toHaveLength(4)
  })

  test('of Local or Home: a distant one that Home begins with is not on Local by another of its stories', () => {
    const distant = (id: string, hours: number) =>
      story(id, hours, 't1', {
        categories: ['sports'],
        location: { ...inZwolle, city: 'Bonaire', coordinates: { latitude: 12.2, longitude: -68.3 } },
      })
    const list = listLocalStories([distant('a', 1), distant('b', 90)], { now, reader: zwolle })
    expect(list).toEqual([])
  })

  test.each(['weekly', 'daily'] as const)('of a %s digest', (kind) => {
    const preferences = { interests: [], mutedTopics: [], mutedSources: [], mutedWords: [] }
    const wordRules = { isWord: () => false } as never
    const parts = {
      stories: four,
      kind,
      preferences,
      now,
      lastAt: undefined,
      known: new Set<string>(),
      wordRules,
    }
    expect(selectDigestStories(parts).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('of the related stories, but the story’s own thread is listed whole', () => {
    const others = [story('x', 1, 't2'), story('y', 2, 't2')]
    const tagged = [...four, ...others].map((one) => ({ ...one, tags: ['Ferry'] }))
    const [first] = tagged
    if (!first) throw new Error('There is a story.')
    const related = listRelatedStories(tagged, first, { now }).map(({ id }) => id)
    expect(related).toEqual(['x', 'b', 'c', 'd'])
  })
})

test('whatever is in an edition: no list has a thread twice, and every story is in the home list', () => {
  const stories = fc
    .array(
      fc.record({
        hours: fc.nat(60),
        thread: fc.option(fc.constantFrom('t1', 't2', 't3')),
        isNear: fc.boolean(),
      }),
    )
    .map((facts) =>
      facts.map(({ hours, thread, isNear }, index) =>
        story(`s${index}`, hours, thread ?? undefined, isNear ? { location: inZwolle } : {}),
      ),
    )
  fc.assert(
    fc.property(stories, (all) => {
      const context = { now, reader: zwolle, topics: ['world'] }
      const lists = [
        listHomeStories(all, context),
        listTrendingStories(all, context),
        listCategoryStories(all, 'world', context).map((one) => one.story),
        buildPersonalStoryList(all, context).items.map((one) => one.story),
        listLocalStories(all, context).map((one) => one.story),
      ]
      for (const list of lists) {
        const threads = list.flatMap(({ thread }) => thread?.id ?? [])
        expect(new Set(threads).size).toBe(threads.length)
      }
      const home = rankHomeStories(all, context)
      const found = home.flatMap((one) => [one.story.id, ...idsOf(one.others ?? [])])
      expect(found.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      expect(idsOf(listTopHomeStories(all, context, 5))).toEqual(idsOf(home.slice(0, 5)))
    }),
  )
})
