import { createHash } from 'node:crypto'
import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import {
  createTestArticle,
  sampleArticles,
  sampleEvents,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { determineArticleKind } from '../read/index.ts'
import { deriveStoryId } from './memory/groups/story-id.ts'
import { createClusterer } from './online-clusterer.ts'

const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS)

const quake = (id: string, place: string, title: string, hours: number, publisherId = 'gazette') =>
  createTestArticle({
    id,
    publisherId,
    title,
    summary: `An earthquake of magnitude 6.1 struck near ${place} early on Saturday, damaging houses and cutting power in ${place}, the geological service said.`,
    publishedAt: hoursAgo(hours),
  })

test('an article that opens a story gives it its id, stable over restarts', () => {
  const placement = createClusterer({ data: testNewsroomData }).add(
    quake('a1', 'Arequipa', 'Quake damages houses in Arequipa', 3),
  )
  expect(placement).toMatchObject({ storyId: deriveStoryId('a1'), opened: true })
  expect(placement.storyId).toMatch(/^s[0-9a-f]{15}$/)
  expect(placement.membership).toEqual({
    articleId: 'a1',
    similarity: 1,
    sharedNames: [],
    sharedTerms: [],
    gapHours: 0,
  })
})

test('B6 an article that joins says what it shared', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  clusterer.add(quake('a1', 'Arequipa', 'Quake damages houses in Arequipa', 3))
  const { opened, membership } = clusterer.add(
    quake('a2', 'Arequipa', 'Arequipa houses damaged by 6.1 quake', 1, 'courier'),
  )
  expect(opened).toBe(false)
  expect(membership).toMatchObject({ articleId: 'a2', gapHours: 2 })
  expect(membership.sharedNames).toContain('Arequipa')
  expect(membership.sharedTerms).toContain('geological')
  expect(membership.sharedTerms).not.toContain('geolog')
  expect(membership.sharedTerms).not.toContain('6.1')
})

test('a guide to an event joins it, a promotion is alone', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  clusterer.add(quake('a1', 'Arequipa', 'Quake damages houses in Arequipa', 3))
  const second = (id: string, title: string) => clusterer.add(quake(id, 'Arequipa', title, 1, 'courier'))
  expect(second('a2', 'Quake in Arequipa: what you need to know').opened).toBe(false)
  expect(second('a3', 'Win a weekend in Arequipa, where a quake damages houses').opened).toBe(true)
})

test('B6 what articles of two languages share is shown in words of the article, as names are', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  const text =
    'In a garage in the Pelikaanstraat in Antwerp three road workers robbed two diamond couriers of Lodewyck Secure Transport.'
  const dutch =
    'In een garage in de Pelikaanstraat in Antwerpen hebben drie wegwerkers twee diamantkoeriers van Lodewyck Secure Transport beroofd.'
  clusterer.add(createTestArticle({ id: 'a1', title: 'Diamond couriers robbed in ANTWERP', text }))
  const own = createTestArticle({
    id: 'a2',
    publisherId: 'courier',
    language: 'nl',
    title: 'Diamantkoeriers beroofd in Antwerpen',
    text: dutch,
  })
  const { opened, membership } = clusterer.add(own)
  expect(opened).toBe(false)
  const written = `${own.title} ${dutch}`.toLowerCase()
  expect(membership.sharedTerms.length).toBeGreaterThan(1)
  for (const term of membership.sharedTerms) expect(written).toContain(term.toLowerCase())
  for (const name of membership.sharedNames) expect(name).not.toMatch(/^\p{Lu}{6}|^\p{Ll}/u)
})

test('two earthquakes in two places are two stories', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  const first = clusterer.add(quake('a1', 'Arequipa', 'Quake damages houses near Arequipa', 3))
  const second = clusterer.add(quake('a2', 'Mindanao', 'Quake damages houses near Mindanao', 1, 'courier'))
  expect(second.storyId).not.toBe(first.storyId)
})

test('an edited article remains in its story', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  const { storyId } = clusterer.add(quake('a1', 'Arequipa', 'Quake damages houses in Arequipa', 3))
  const again = clusterer.add(quake('a1', 'Arequipa', 'Correction: nobody hurt in quake', 3))
  expect(again).toMatchObject({ storyId, opened: false })
  expect(clusterer.size).toBe(1)
})

test('after a restart earlier decisions still apply, and new articles find their stories', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  const known = quake('a1', 'Arequipa', 'Quake damages houses in Arequipa', 3)
  clusterer.restore(known, 's0123456789abcde')
  const { storyId } = clusterer.add(
    quake('a2', 'Arequipa', 'Arequipa houses damaged by 6.1 quake', 1, 'courier'),
  )
  expect(storyId).toBe('s0123456789abcde')
})

test('stories leave the window a week after their last article', () => {
  const clusterer = createClusterer({ data: testNewsroomData })
  const old = clusterer.add(quake('a1', 'Arequipa', 'Quake damages houses in Arequipa', 200))
  clusterer.add(quake('a2', 'Mindanao', 'Quake damages houses near Mindanao', 1, 'courier'))
  expect(clusterer.expire(TEST_NOW)).toEqual([old.storyId])
  expect(clusterer.size).toBe(1)
})

describe('the sample edition', () => {
  const events = sampleEvents()
  const articles = sampleArticles(events)
  const clusterer = createClusterer({ data: testNewsroomData })
  const placed = articles.map((sample) => ({ ...sample, ...clusterer.add(sample.article) }))
  const storiesOf = (eventId: string) =>
    new Set(placed.filter(({ event }) => event.id === eventId).map(({ storyId }) => storyId))

  test('no story holds two events: near-misses, round-ups and live blogs glue nothing', () => {
    const mixed = [...new Set(placed.map(({ storyId }) => storyId))].filter(
      (storyId) =>
        new Set(placed.filter((each) => each.storyId === storyId).map(({ event }) => event.id)).size > 1,
    )
    expect(mixed).toEqual([])
  })

  test('in whatever order they come, no story holds two events, also before the review', () => {
    const runs = Array.from({ length: 10 }, (_, run) => {
      const key = ({ article: each }: { article: { id: string } }) =>
        createHash('sha256').update(`${run} ${each.id}`).digest('hex')
      const among = createClusterer({ data: testNewsroomData })
      const eventsOf = new Map<string, Set<string>>()
      for (const { article: each, event } of articles.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))) {
        const { storyId } = among.add({ ...each, firstSeenAt: TEST_NOW })
        eventsOf.set(storyId, (eventsOf.get(storyId) ?? new Set()).add(event.id))
      }
      return [...eventsOf.values()].filter(({ size }) => size > 1).length
    })
    expect(runs.reduce((all, one) => all + one, 0)).toBe(0)
  })

  test('dense coverage of many small events: hardly a thread holds two of them', () => {
    const among = createClusterer({ data: testNewsroomData })
    const eventsOf = new Map<string, Set<string>>()
    const threadOf = new Map<string, string>()
    for (const { article: each } of articles) {
      const { storyId, threadId } = among.add(each)
      threadOf.set(storyId, threadId)
    }
    const { merged, rethreaded } = among.revise()
    for (const { storyId, threadId } of rethreaded) threadOf.set(storyId, threadId)
    const into = new Map(merged.map(({ from, into: to }) => [from, to]))
    for (const { storyId, event } of placed) {
      const thread = threadOf.get(into.get(storyId) ?? storyId) ?? storyId
      eventsOf.set(thread, (eventsOf.get(thread) ?? new Set()).add(event.id))
    }
    // The three threads that may hold two events are about very similar ones: two vaccines, two matches of
    // the same clubs, two stories from Lagos.
    expect([...eventsOf.values()].filter(({ size }) => size > 1).length).toBeLessThanOrEqual(3)
  })

  test('B7 nearly every event is one story, English and Dutch together', () => {
    const whole = events.filter(({ id }) => storiesOf(id).size === 1)
    expect(whole.length / events.length).toBeGreaterThan(0.9)
  })

  test('B7 Dutch articles find each other without an English one between them', () => {
    const among = createClusterer({ data: testNewsroomData })
    const dutch = articles.filter(({ article: each }) => each.language === 'nl')
    const stories = new Map<string, string>()
    for (const { article: each } of dutch) {
      stories.set(each.id, among.add(each).storyId)
    }
    const { moved, merged } = among.revise()
    for (const { membership, storyId } of moved) stories.set(membership.articleId, storyId)
    const into = new Map(merged.map((each) => [each.from, each.into]))
    const storyOf = (id: string) => into.get(stories.get(id) ?? '') ?? stories.get(id)
    const byEvent = Map.groupBy(dutch, ({ event }) => event.id)
    const split = [...byEvent].filter(
      ([, reports]) => new Set(reports.map(({ article: each }) => storyOf(each.id))).size > 1,
    )
    expect(split.map(([id]) => id)).toEqual([])
  })

  test('the kinds of articles are distinguished', () => {
    const wrong = placed.filter(
      ({ article: each, kind }) => determineArticleKind(each) !== kind.replace('wire-copy', 'report'),
    )
    expect(wrong.map(({ article: each, kind }) => `${kind}: ${each.title}`)).toEqual([])
  })

  test('a vocabulary that forgets changes next to nothing', () => {
    const forgetful = createClusterer({ data: testNewsroomData, maxTerms: 3000 })
    const ids = articles.map(({ article: each }) => {
      forgetful.expire(each.firstSeenAt)
      return forgetful.add(each).storyId
    })
    const same = ids.filter((id, at) => id === placed[at]?.storyId)
    expect(same.length / ids.length).toBeGreaterThan(0.97)
  })

  test('the same articles in the same order give the same stories', () => {
    const again = createClusterer({ data: testNewsroomData })
    const ids = articles.map(({ article: each }) => again.add(each).storyId)
    expect(ids).toEqual(placed.map(({ storyId }) => storyId))
  })
})
