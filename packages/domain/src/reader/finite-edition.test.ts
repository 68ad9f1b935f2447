import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aStory } from '../testing.ts'
import { finiteEdition, newSince, progressIn, readingMinutes, withoutRead } from './finite-edition.ts'
import { MAX_READ_STORIES, type ReadStories, readState, withRead, withUnread } from './read-stories.ts'

const now = new Date('2026-11-20T12:00:00Z')
const stories = Array.from({ length: 20 }, (_, index) => aStory({ id: `s${index}` }))
const readAll = (list: typeof stories) =>
  list.reduce<ReadStories>((read, story) => withRead(read, story, now), {})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('what a reader has read', () => {
  test('is known by version: a story that changed since says so', () => {
    const [story = aStory()] = stories
    const read = withRead({}, story, now)
    expect(readState(story, {})).toBe('unread')
    expect(readState(story, read)).toBe('read')
    const later = { ...story, updated_at: '2026-11-20T10:00:01.000Z' }
    expect(readState(later, read)).toBe('changed')
    expect(readState(later, withRead(read, later, now))).toBe('read')
    expect(readState(story, withUnread(read, story.id))).toBe('unread')
  })

  test('a story with the name of an object’s own property is a story like any other', () => {
    for (const id of ['constructor', 'toString']) expect(readState(aStory({ id }), {})).toBe('unread')
  })

  test('is bounded: what was read longest ago is forgotten', () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_READ_STORIES }, (_, index) => {
        const at = new Date(now.getTime() - (index + 1) * 60_000).toISOString()
        return [`old${index}`, { version: at, readAt: at }]
      }),
    )
    const read = withRead(many, aStory({ id: 'new' }), now)
    expect(Object.keys(read)).toHaveLength(MAX_READ_STORIES)
    expect(read).toHaveProperty('new')
    expect(read).not.toHaveProperty(`old${MAX_READ_STORIES - 1}`)
  })
})

describe('an edition to finish', () => {
  test('holds the first stories of a list and the minutes they take', () => {
    const long = Array.from({ length: 391 }, () => 'word').join(' ')
    const story = aStory({ headline: 'One two three', sub_headline: 'Four five six.', description: long })
    expect(readingMinutes([story])).toBe(2)
    expect(readingMinutes([aStory()])).toBe(1)
    expect(finiteEdition([], 12)).toEqual({ stories: [], minutes: 0 })
    expect(finiteEdition(stories, 12).stories).toHaveLength(12)
  })

  test('goes on with the stories it was begun with', () => {
    const begun = ids(finiteEdition(stories, 3).stories)
    const newer = [aStory({ id: 'breaking' }), ...stories.toReversed()]
    expect(ids(finiteEdition(newer, 3, begun).stories)).toEqual(begun)
    expect(ids(finiteEdition(newer, 3, ['gone']).stories)[0]).toBe('breaking')
  })

  test('is finished when each of its stories was read, and stays so when one changes', () => {
    const edition = finiteEdition(stories, 3)
    const [first] = edition.stories
    expect(progressIn(edition, readAll(stories.slice(0, 1)))).toMatchObject({
      read: 1,
      total: 3,
      isFinished: false,
      next: { id: 's1' },
    })
    const done = readAll(stories.slice(0, 3))
    expect(progressIn(edition, done)).toMatchObject({ read: 3, minutesLeft: 0, isFinished: true })
    const changed = {
      ...edition,
      stories: [{ ...first, ...aStory({ id: 's0', updated_at: '2026-11-21T00:00:00Z' }) }],
    }
    expect(progressIn(changed, done).isFinished).toBe(true)
    expect(progressIn(finiteEdition([], 3), done).isFinished).toBe(false)
  })

  test('read and left add up, and the next story is never one that was read', () => {
    fc.assert(
      fc.property(fc.subarray(stories), fc.integer({ min: 1, max: 25 }), (done, size) => {
        const read = readAll(done)
        const { read: count, total, next } = progressIn(finiteEdition(stories, size), read)
        const left = withoutRead(finiteEdition(stories, size).stories, read)
        expect(count + left.length).toBe(total)
        expect(next?.id).toBe(left[0]?.id)
      }),
    )
  })

  test('what is new since a visit are unread stories published since, and read ones that changed', () => {
    const list = [
      aStory({ id: 'before', published_at: '2026-11-19T10:00:00.000Z' }),
      aStory({ id: 'since' }),
      aStory({ id: 'changed', updated_at: '2026-11-20T11:00:00.000Z' }),
      aStory({ id: 'read' }),
    ]
    const read = readAll([aStory({ id: 'changed' }), aStory({ id: 'read' })])
    const fresh = newSince(list, read, new Date('2026-11-20T00:00:00Z'))
    expect(ids(fresh.added)).toEqual(['since'])
    expect(ids(fresh.changed)).toEqual(['changed'])
    expect(ids(newSince(list, read, undefined).added)).toEqual(['before', 'since'])
  })
})
