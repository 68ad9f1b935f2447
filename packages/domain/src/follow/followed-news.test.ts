import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FollowedThing } from '../contract/index.ts'
import { buildSearchIndex } from '../search/index.ts'
import { aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { createFollowMatcher } from './follow-matcher.ts'
import {
  addToKnownStories,
  findFollowedNews,
  MAX_REMEMBERED_STORIES,
  type StoriesAtLastVisit,
} from './followed-news.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20) + hour * HOUR_MS).toISOString()
const un: FollowedThing = { kind: 'name', key: 'UN', label: 'UN', followedAt: at(12) }
const story = (id: string, hour: number, tags = ['UN']) => aStory({ id, tags, updated_at: at(hour) })

function newsOf(stories: ReturnType<typeof story>[], known: StoriesAtLastVisit = {}, isShown = () => true) {
  const matching = createFollowMatcher(buildSearchIndex(stories))
  const [news] = findFollowedNews([un], stories, { matching, known, isShown })
  const ids = (some: readonly { id: string }[] = []) => some.map(({ id }) => id)
  return { fresh: ids(news?.fresh), earlier: ids(news?.earlier) }
}

describe('what is new of a followed thing since the last visit (B15)', () => {
  test('is what the last visit did not show, the last changed first', () => {
    const stories = [story('a', 13), story('b', 15), story('c', 14), story('other', 15, [])]
    expect(newsOf(stories, { c: at(14) })).toEqual({ fresh: ['b', 'a'], earlier: ['c'] })
  })

  test('is also what has changed since', () => {
    expect(newsOf([story('a', 15)], { a: at(13) })).toEqual({ fresh: ['a'], earlier: [] })
  })

  test('is not what was older than six hours when following began', () => {
    expect(newsOf([story('a', 5), story('b', 6)])).toEqual({ fresh: ['b'], earlier: ['a'] })
  })

  test('leaves out what is muted, and a date that can’t be read is old', () => {
    expect(newsOf([story('a', 13)], {}, () => false)).toEqual({ fresh: [], earlier: [] })
    expect(newsOf([aStory({ id: 'a', tags: ['UN'], updated_at: 'soon' })])).toEqual({
      fresh: [],
      earlier: ['a'],
    })
  })

  test('is nothing right after a visit, and no story is in both lists or lost', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 12 })
    fc.assert(
      fc.property(hours, fc.nat(12), (all, seen) => {
        const stories = all.map((hour, index) => story(`s${index}`, hour))
        const known = addToKnownStories({}, stories.slice(0, seen))
        const { fresh, earlier } = newsOf(stories, known)
        expect([...fresh, ...earlier].sort()).toEqual(stories.map(({ id }) => id).sort())
        expect(fresh.every((id) => !Object.hasOwn(known, id))).toBe(true)
        expect(newsOf(stories, addToKnownStories(known, stories)).fresh).toEqual([])
      }),
    )
  })

  test('remembers the newest two thousand stories', () => {
    const many = Array.from({ length: MAX_REMEMBERED_STORIES + 5 }, (_, index) => story(`s${index}`, index))
    const known = addToKnownStories({}, many)
    expect(Object.keys(known)).toHaveLength(MAX_REMEMBERED_STORIES)
    expect(known.s4).toBeUndefined()
    expect(known.s5).toBe(at(5))
  })
})
