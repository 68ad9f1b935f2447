import { describe, expect, test } from 'vitest'
import { sampleArticles, sampleEvents, testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { createClusterer } from './online-clusterer.ts'

const events = sampleEvents()
const samples = sampleArticles(events)
const nearMisses = events.flatMap(({ id, nearMissOf }) => (nearMissOf ? [{ id, other: nearMissOf }] : []))

/** The final stories of a few events that are clustered without other articles in the window. */
function storiesOf(eventIds: readonly string[]): Map<string, Set<string>> {
  const clusterer = createClusterer({ data: testNewsroomData })
  const storyOf = new Map<string, string>()
  const placed = samples.filter(({ event }) => eventIds.includes(event.id))
  for (const { article } of placed) {
    storyOf.set(article.id, clusterer.add(article).storyId)
  }
  const { moved, merged } = clusterer.revise()
  for (const { membership, storyId } of moved) storyOf.set(membership.articleId, storyId)
  const into = new Map(merged.map(({ from, into: to }) => [from, to]))
  const stories = new Map<string, Set<string>>(eventIds.map((id) => [id, new Set()]))
  for (const { article, event } of placed) {
    const story = storyOf.get(article.id) ?? ''
    stories.get(event.id)?.add(into.get(story) ?? story)
  }
  return stories
}

describe('the planted near-misses of the sample edition', () => {
  test('are there', () => {
    expect(nearMisses.length).toBeGreaterThanOrEqual(12)
  })

  test.each(nearMisses)('$id and $other stay apart, also with nothing else in sight', ({ id, other }) => {
    const stories = storiesOf([id, other])
    const shared = [...(stories.get(id) ?? [])].filter((story) => stories.get(other)?.has(story))
    expect(shared).toEqual([])
  })

  test('the fire and the bankruptcy in Arnhem share a town and nothing else', () => {
    const stories = storiesOf(['arnhem-furniture-store-fire', 'rijnwiel-bikes-bankrupt-arnhem'])
    const [fire = new Set(), bikes = new Set()] = stories.values()
    expect([...fire].filter((story) => bikes.has(story))).toEqual([])
  })
})
