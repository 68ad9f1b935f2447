import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { arbitraryArticleSketch, arbitraryHistories, MemoryHistory } from '../testing/memory-history.ts'
import type { ClusterMemory } from './cluster-memory.ts'

/** The terms of each article in the window, as strings, because ids change when other terms are removed. */
function termsOf({ window, vocabulary }: ClusterMemory): Map<string, string[]> {
  return new Map(
    Array.from(window.articles(), (article) => [
      article.articleId,
      Array.from(new Set(article.terms()), (id) => vocabulary.term(id)).sort(),
    ]),
  )
}

test('a memory that forgets unused terms all the time holds the same terms of what is in sight', () => {
  fc.assert(
    fc.property(arbitraryHistories(), (steps) => {
      const [forgetful, other] = [new MemoryHistory(5), new MemoryHistory()]
      for (const step of steps) {
        forgetful.do(step)
        other.do(step)
      }
      expect(termsOf(forgetful.memory)).toEqual(termsOf(other.memory))
      expect(forgetful.memory.vocabulary.size).toBeLessThanOrEqual(other.memory.vocabulary.size)
    }),
    { numRuns: 40 },
  )
})

test('every story in sight that shares a telling term with an article is a candidate for it', () => {
  fc.assert(
    fc.property(arbitraryHistories('replace', 'move'), arbitraryArticleSketch, (steps, sketch) => {
      const history = new MemoryHistory(5)
      for (const step of steps) history.do(step)
      const { memory } = history
      const held = history.hold(sketch)
      const candidates = memory.postings.candidates(held, 0, 100)
      for (const story of candidates) expect(memory.window.story(story.id)).toBe(story)
      const telling = new Set(held.lead.ids)
      const expected = history
        .stories()
        .filter(({ members }) =>
          members.some(
            ({ lead, kind, language }) =>
              kind !== 'round-up' && language === held.language && lead.ids.some((id) => telling.has(id)),
          ),
        )
      expect(new Set(candidates)).toEqual(new Set(expected))
    }),
    { numRuns: 40 },
  )
})

test('the age of a thread is that of the oldest article of its stories', () => {
  fc.assert(
    fc.property(arbitraryHistories(), (steps) => {
      const history = new MemoryHistory()
      for (const step of steps) history.do(step)
      for (const story of history.stories()) {
        const sequences = history.memory.mates(story).flatMap(({ members }) => members)
        const oldest = Math.min(...sequences.map(({ sequence }) => sequence))
        if (!steps.some(({ kind }) => kind === 'replace'))
          expect(history.memory.threadAge(story)).toBe(oldest)
      }
    }),
    { numRuns: 30 },
  )
})

test('a thread lists the stories in sight that have its id, and no others', () => {
  fc.assert(
    fc.property(arbitraryHistories(), (steps) => {
      const history = new MemoryHistory()
      const { threads } = history.memory
      for (const step of steps) {
        history.do(step)
        const byThread = Map.groupBy(history.stories(), ({ id }) => threads.idOf(id))
        for (const [thread, stories] of byThread) {
          const ids = stories.map(({ id }) => id).sort()
          for (const id of ids) expect([...threads.storiesWith(id)].sort()).toEqual(ids)
          expect([...threads.storiesOf(thread)].sort()).toEqual(threads.has(thread) ? ids : [])
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('nothing is left of the threads when everything has expired', () => {
  fc.assert(
    fc.property(arbitraryHistories('move'), (steps) => {
      const history = new MemoryHistory()
      const { memory } = history
      for (const step of steps) history.do(step)
      const threads = history.stories().map(({ id }) => memory.threads.idOf(id))
      history.expire(TEST_NOW.getTime() + 1)
      expect(memory.window.size).toBe(0)
      expect(threads.filter((thread) => memory.threads.has(thread))).toEqual([])
    }),
    { numRuns: 30 },
  )
})
