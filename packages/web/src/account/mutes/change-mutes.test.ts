// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { mute, type NewMuteInput, unmute } from './change-mutes.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const wanted = (kind: NewMuteInput['kind'], text: string): NewMuteInput => ({ kind, text, mode: 'hide' })
const texts = () => mutes.get().map(({ text }) => text)

afterEach(() => mutes.set(mutes.initial))

test('PS-03 a muted word is trimmed and lowercased; an empty or duplicate one is ignored; the fourth is refused', () => {
  expect(mute(wanted('word', '  Football '), NOW)).toBe('added')
  expect(mute(wanted('word', 'FOOTBALL'), NOW)).toBe('unchanged')
  expect(mute(wanted('word', '   '), NOW)).toBe('unchanged')
  mute(wanted('word', 'war'), NOW)
  mute(wanted('word', 'rain'), NOW)
  expect(mute(wanted('word', 'snow'), NOW)).toBe('limit-reached')
  expect(texts()).toEqual(['football', 'war', 'rain'])
})

test('PS-04 two topics or sources, trimmed; a duplicate changes nothing', () => {
  expect(mute(wanted('topic', ' Sports '), NOW)).toBe('added')
  expect(mute(wanted('topic', 'sports'), NOW)).toBe('unchanged')
  expect(mute(wanted('source', 'The Gazette'), NOW)).toBe('added')
  expect(mute(wanted('source', 'Other'), NOW)).toBe('limit-reached')
  expect(texts()).toEqual(['Sports', 'The Gazette'])
})

test('mutes are persisted and restored; without mutes nothing is stored', () => {
  mute({ ...wanted('word', 'war'), until: '2026-12-01T00:00:00.000Z' }, NOW)
  mutes.restore()
  expect(mutes.get()).toEqual([
    {
      id: 'word:war',
      kind: 'word',
      text: 'war',
      mode: 'hide',
      until: '2026-12-01T00:00:00.000Z',
      addedAt: NOW.toISOString(),
    },
  ])
  unmute('word:war')
  expect(localStorage.getItem('plainwire.mutes')).toBeNull()
})

const one = { id: 'a', kind: 'word', text: 'war', mode: 'hide', addedAt: NOW.toISOString() }
test.each([
  [{}],
  ['war'],
  [[null]],
  [[{ ...one, kind: 'story' }]],
  [[{ ...one, text: ' ' }]],
  [[{ ...one, text: 'x'.repeat(81) }]],
  [[{ ...one, mode: 'shout' }]],
  [[{ ...one, until: 'soon' }]],
  [[{ ...one, addedAt: 1 }]],
])('an invalid stored value is discarded: %j', (stored) => {
  localStorage.setItem('plainwire.mutes', JSON.stringify(stored))
  mutes.restore()
  expect(mutes.get()).toEqual([])
  expect(localStorage.getItem('plainwire.mutes')).toBeNull()
})
