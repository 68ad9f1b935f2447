import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { arbitraryHistories, type HistoryStep, MemoryHistory } from '../../testing/memory-history.ts'
import type { TermRarityWeighting } from '../terms/damping.ts'
import type { VectorisedArticle } from '../vectorized-article.ts'
import type { WindowStory } from '../window-article.ts'
import { selectStoryReportsInLanguage } from './group-sums.ts'

/** The number of groups, and for each term the number of groups that contain it. */
interface Count {
  groups: number
  byTerm: Map<number, number>
}

const wordsOf = ({ keys, names }: VectorisedArticle) => [...keys.ids, ...names.ids]

/**
 * Replaces the counts of a term weighting by ones that can fall below zero, which shows mistakes that the
 * weighting's own counts would hide.
 */
function counted(damping: TermRarityWeighting): Count {
  const count: Count = { groups: 0, byTerm: new Map() }
  vi.spyOn(damping, 'rename').mockImplementation((renamed) => {
    count.byTerm = new Map(Array.from(count.byTerm, ([id, held]) => [renamed[id] ?? -1, held]))
  })
  vi.spyOn(damping, 'countGroups').mockImplementation((change) => {
    count.groups += change
  })
  vi.spyOn(damping, 'count').mockImplementation((id, change) => {
    const next = (count.byTerm.get(id) ?? 0) + change
    if (next === 0) count.byTerm.delete(id)
    else count.byTerm.set(id, next)
  })
  return count
}

/** Computes the counts anew, from the articles of the groups, to compare them with those of `counted`. */
function recounted(groups: readonly (readonly WindowStory[])[]): Count {
  const byTerm = new Map<number, number>()
  for (const stories of groups) {
    const words = new Set(stories.flatMap((story) => selectStoryReportsInLanguage(story)).flatMap(wordsOf))
    for (const id of words) byTerm.set(id, (byTerm.get(id) ?? 0) + 1)
  }
  return { groups: groups.length, byTerm }
}

const inOrder = ({ groups, byTerm }: Count) => ({ groups, byTerm: [...byTerm].sort(([a], [b]) => a - b) })

function expectCounted(steps: readonly HistoryStep[], maxTerms?: number): void {
  const history = new MemoryHistory(maxTerms)
  const { damping, threads } = history.memory
  const counts = { story: counted(damping.story), thread: counted(damping.thread) }
  for (const step of steps) {
    history.do(step)
    const stories = history.stories()
    const byThread = Map.groupBy(stories, ({ id }) => threads.idOf(id))
    expect(inOrder(counts.story), step.kind).toEqual(inOrder(recounted(stories.map((story) => [story]))))
    expect(inOrder(counts.thread), step.kind).toEqual(inOrder(recounted([...byThread.values()])))
  }
}

test('after any history stories and threads are counted as a recount from scratch counts them', () => {
  fc.assert(
    fc.property(arbitraryHistories(), (steps) => expectCounted(steps)),
    { numRuns: 40 },
  )
})

test('the same where terms are forgotten all the time and the others get new ids', () => {
  fc.assert(
    fc.property(arbitraryHistories(), (steps) => expectCounted(steps, 5)),
    { numRuns: 40 },
  )
})
