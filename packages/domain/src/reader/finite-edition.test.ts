import { describe, expect, test } from 'vitest'
import { aStory } from '../testing.ts'
import { computeTotalReadingMinutes } from './finite-edition.ts'
import { getStoryReadState, MAX_READ_STORIES, markStoryRead } from './read-stories.ts'

const now = new Date('2026-11-20T12:00:00Z')
const stories = [aStory({ id: 's0' })]

describe('what a reader has read', () => {
  test('is known by version: a story that changed since says so', () => {
    const [story = aStory()] = stories
    const read = markStoryRead({}, story, now)
    expect(getStoryReadState(story, {})).toBe('unread')
    expect(getStoryReadState(story, read)).toBe('read')
    const later = { ...story, updated_at: '2026-11-20T10:00:01.000Z' }
    expect(getStoryReadState(later, read)).toBe('changed')
    expect(getStoryReadState(later, markStoryRead(read, later, now))).toBe('read')
  })

  test('a story with the name of an object’s own property is a story like any other', () => {
    for (const id of ['constructor', 'toString']) expect(getStoryReadState(aStory({ id }), {})).toBe('unread')
  })

  test('is bounded: what was read longest ago is forgotten', () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_READ_STORIES }, (_, index) => {
        const at = new Date(now.getTime() - (index + 1) * 60_000).toISOString()
        return [`old${index}`, { version: at, readAt: at }]
      }),
    )
    const read = markStoryRead(many, aStory({ id: 'new' }), now)
    expect(Object.keys(read)).toHaveLength(MAX_READ_STORIES)
    expect(read).toHaveProperty('new')
    expect(read).not.toHaveProperty(`old${MAX_READ_STORIES - 1}`)
  })
})

describe('an edition to finish', () => {
  test('has the minutes that its stories take to read here', () => {
    const long = Array.from({ length: 391 }, () => 'word').join(' ')
    const story = aStory({ headline: 'One two three', sub_headline: 'Four five six.', description: long })
    expect(computeTotalReadingMinutes([story])).toBe(2)
    expect(computeTotalReadingMinutes([aStory()])).toBe(1)
    expect(computeTotalReadingMinutes([])).toBe(0)
  })
})
