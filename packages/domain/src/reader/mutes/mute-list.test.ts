import { describe, expect, test } from 'vitest'
import type { Mute, MuteKind } from './mute.ts'
import { addMute, isMuteLimitReached, type ReaderTier, removeMute } from './mute-list.ts'

const now = new Date('2026-11-20T12:00:00Z')
const mute = (kind: MuteKind, text: string, over: Partial<Mute> = {}): Mute => {
  return { id: `${kind}-${text}`, kind, text, mode: 'hide', addedAt: now.toISOString(), ...over }
}
const words = ['war', 'crypto', 'football'].map((text) => mute('word', text))
const add = (mutes: Mute[], kind: MuteKind, text: string, tier: ReaderTier = 'free') =>
  addMute(mutes, mute(kind, text), { tier, now })

describe('muting', () => {
  test('PS-03 trims and lowercases a word', () => {
    const { outcome, mutes } = add([], 'word', '  Formula   One ')
    expect(outcome).toBe('added')
    expect(mutes).toMatchObject([{ kind: 'word', text: 'formula one', addedAt: now.toISOString() }])
  })

  test.each(['', '   ', 'WAR', ' crypto '])(
    'PS-03 %j is a success that changes nothing, even at the limit',
    (text) => {
      expect(add(words, 'word', text)).toEqual({ outcome: 'unchanged', mutes: words })
    },
  )

  test('PS-04 a mute of a topic or source by the same name is found under either kind', () => {
    const either = [mute('either', 'Courier')]
    expect(add(either, 'source', 'courier').outcome).toBe('unchanged')
    expect(add([mute('topic', 'Courier')], 'either', 'courier').outcome).toBe('unchanged')
    expect(add(either, 'word', 'courier').outcome).toBe('added')
  })

  test('PS-03 a free reader’s fourth word is refused, another’s is not', () => {
    expect(isMuteLimitReached(words, 'word', { tier: 'free', now })).toBe(true)
    expect(add(words, 'word', 'golf')).toEqual({ outcome: 'limit-reached', mutes: words })
    expect(add(words, 'word', 'golf', 'premium').mutes).toHaveLength(4)
  })

  test('PS-04 trims a topic, and takes two topics and sources together', () => {
    const { mutes } = add([], 'topic', ' Sports ')
    expect(mutes).toMatchObject([{ kind: 'topic', text: 'Sports' }])
    const two = [...mutes, mute('source', 'Courier')]
    expect(add(two, 'topic', 'crime').outcome).toBe('limit-reached')
    expect(add(two, 'source', 'Post').outcome).toBe('limit-reached')
    expect(add(two, 'source', 'Post', 'premium').outcome).toBe('added')
    expect(add(two, 'word', 'golf').outcome).toBe('added')
  })

  test.each([
    ['topic', ''],
    ['topic', 'sports'],
    ['source', ' courier '],
  ] as const)('PS-04 the %s %j, empty or there already, is a success that changes nothing', (kind, text) => {
    const two = [mute('topic', 'Sports'), mute('source', 'Courier')]
    expect(add(two, kind, text)).toEqual({ outcome: 'unchanged', mutes: two })
  })

  test('expired mutes neither count nor prevent adding one', () => {
    const ended = words.map((one) => ({ ...one, until: '2026-11-20T11:00:00Z' }))
    expect(isMuteLimitReached(ended, 'word', { tier: 'free', now })).toBe(false)
    expect(add(ended, 'word', 'war').outcome).toBe('added')
    expect(add(ended, 'word', 'war').mutes).toHaveLength(3)
  })

  test('a mute is removed by its id', () => {
    expect(removeMute(words, 'word-war').map(({ text }) => text)).toEqual(['crypto', 'football'])
  })
})
