// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { addStoryToReadingHistory, storyReadingHistory } from './read.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const MORNING = '2026-11-20T08:00:00.000Z'

afterEach(() => storyReadingHistory.set(storyReadingHistory.initial))

test('read stories are persisted and restored', () => {
  addStoryToReadingHistory({ id: 's1', updated_at: MORNING }, NOW)
  const written = { s1: { version: MORNING, readAt: NOW.toISOString() } }
  expect(JSON.parse(localStorage.getItem('plainwire.read') ?? '')).toEqual(written)
  storyReadingHistory.restore()
  expect(storyReadingHistory.get()).toEqual(written)
})

test.each(['{"s1":{"version":"soon","readAt":"now"}}', '["s1"]', '{"s1":1}'])(
  'what can’t be what was read is forgotten: %s',
  (stored) => {
    localStorage.setItem('plainwire.read', stored)
    storyReadingHistory.restore()
    expect(storyReadingHistory.get()).toEqual({})
  },
)

test('a story with an invalid date isn’t marked as read', () => {
  addStoryToReadingHistory({ id: 's1', updated_at: 'soon' }, NOW)
  expect(storyReadingHistory.get()).toEqual({})
})
