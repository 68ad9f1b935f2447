import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getStoryReadState, MAX_READ_STORIES, markStoryRead, type ReadStories } from './read-stories.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()
const story = (id: string, hours = 1) => ({ id, updated_at: before(hours) })

describe('a story', () => {
  test('is unread, then read, and changed after an update', () => {
    const read = markStoryRead({}, story('s1', 2), NOW)
    expect(getStoryReadState(story('s1', 2), {})).toBe('unread')
    expect(getStoryReadState(story('s1', 2), read)).toBe('read')
    expect(getStoryReadState(story('s1', 1), read)).toBe('changed')
    expect(getStoryReadState(story('s1', 3), read)).toBe('read')
    expect(getStoryReadState(story('s2'), read)).toBe('unread')
  })

  test('whose id is a word of the language’s own is unread like any other', () => {
    for (const id of ['constructor', '__proto__', 'toString'])
      expect(getStoryReadState(story(id), {})).toBe('unread')
  })
})

describe('what a reader has read', () => {
  test('holds each story once, with the version and the moment of the last time', () => {
    const read = markStoryRead(markStoryRead({}, story('s1', 3), new Date(before(2))), story('s1', 1), NOW)
    expect(read).toEqual({ s1: { version: before(1), readAt: NOW.toISOString() } })
  })

  test('is no more than 5,000 stories: the one read longest ago goes', () => {
    const full: ReadStories = Object.fromEntries(
      Array.from({ length: MAX_READ_STORIES }, (_, at) => [
        `s${at}`,
        { version: before(9), readAt: before(at + 1) },
      ]),
    )
    const read = markStoryRead(full, story('new'), NOW)
    expect(Object.keys(read)).toHaveLength(MAX_READ_STORIES)
    expect(read.new).toBeDefined()
    expect(read[`s${MAX_READ_STORIES - 1}`]).toBeUndefined()
    expect(read.s0).toBeDefined()
  })

  test('is every story read, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(99))), (steps) => {
        const read = steps.reduce(
          (known, [id, hours]) => markStoryRead(known, story(id, hours), NOW),
          {} as ReadStories,
        )
        for (const [id, hours] of new Map(steps)) expect(read[id]?.version).toBe(before(hours))
        expect(Object.keys(read)).toHaveLength(new Set(steps.map(([id]) => id)).size)
      }),
    )
  })
})
