import type { Article } from '@plainwire/domain/article'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleArticles, sampleEvents, testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { createClusterer } from './online-clusterer.ts'
import { clusterToFinalStories } from './testing/final-stories.ts'

const samples = sampleArticles(sampleEvents())
const eventOf = new Map(samples.map(({ article, event }) => [article.id, event.id]))
const articles = samples.map(({ article }) => article)
const byPublisher = Map.groupBy(articles, ({ publisherId }) => publisherId)
const publishers = [...byPublisher.keys()]
/** Options for fast-check. The fixed seed makes every run test the same orders of articles. */
const ORDERS = { seed: 17, numRuns: 20 }
const MAX_BATCHES = 5

/** For each story with articles on more than one event, the ids of these events. */
function findMixedEvents(order: readonly Article[]): string[][] {
  const storyOf = clusterToFinalStories(createClusterer({ data: testNewsroomData }), order)
  const stories = Map.groupBy(storyOf.keys(), (articleId) => storyOf.get(articleId))
  return Array.from(stories.values(), (ids) => [...new Set(ids.map((id) => eventOf.get(id) ?? id))]).filter(
    (events) => events.length > 1,
  )
}

const arbitraryOrder = <T>(all: readonly T[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })

// On its first start, the server fetches all publishers at once, so their speed decides which share a batch.
test('no story mixes two events, whichever publishers are placed in the same batch', () => {
  const arbitraryBatches = fc.array(fc.nat(MAX_BATCHES - 1), {
    minLength: publishers.length,
    maxLength: publishers.length,
  })
  fc.assert(
    fc.property(arbitraryBatches, (batches) => {
      const batchOf = new Map(publishers.map((publisher, at) => [publisher, batches[at] ?? 0]))
      const order = articles.toSorted(
        (a, b) => (batchOf.get(a.publisherId) ?? 0) - (batchOf.get(b.publisherId) ?? 0),
      )
      expect(findMixedEvents(order)).toEqual([])
    }),
    ORDERS,
  )
})

test('no story mixes two events, in any order of publishers', () => {
  fc.assert(
    fc.property(arbitraryOrder(publishers), (order) => {
      expect(findMixedEvents(order.flatMap((publisher) => byPublisher.get(publisher) ?? []))).toEqual([])
    }),
    ORDERS,
  )
})

test('no story mixes two events, in any order of articles', () => {
  fc.assert(
    fc.property(arbitraryOrder(articles), (order) => {
      expect(findMixedEvents(order)).toEqual([])
    }),
    ORDERS,
  )
})
