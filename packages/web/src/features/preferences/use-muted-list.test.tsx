// @vitest-environment happy-dom
import type { Mute } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { type MutedListKind, useMutedList } from './use-muted-list.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  mutes.set(mutes.initial)
  clearSubscriptions()
  toasts.set(NO_TOASTS)
  vi.useRealTimers()
})

const aMute = (kind: Mute['kind'], text: string, over: Partial<Mute> = {}): Mute => {
  return { id: `${kind}:${text}`, kind, text, mode: 'hide', addedAt: NOW.toISOString(), ...over }
}
const words = ['a', 'b', 'c'].map((text) => aMute('word', text))
const draw = (part: MutedListKind, language: 'en' | 'nl' = 'en') =>
  renderHook(() => useMutedList(part), {
    wrapper: createEditionWrapper({ language, beside: <ShownDialogs /> }),
  }).result
type List = ReturnType<typeof draw>
function add(list: List, typed: string): void {
  act(() => list.current.setTyped(typed))
  act(() => list.current.add())
}
const texts = () => mutes.get().map(({ kind, text }) => `${kind} ${text}`)
const messages = () => toasts.get().map(({ text }) => text)

test('words are in one list, topics and sources in the other', () => {
  mutes.set([
    aMute('word', 'flood'),
    aMute('topic', 'sports'),
    aMute('source', 'Gazette'),
    aMute('either', 'x'),
  ])
  const listed = (part: MutedListKind) => draw(part).current.muted.map(({ kind }) => kind)
  expect(listed('words')).toEqual(['word'])
  expect(listed('topics')).toEqual(['topic', 'source', 'either'])
})

describe('adding a mute', () => {
  test('empties the input and has a message', () => {
    const list = draw('words')
    add(list, '  Flood ')
    expect(texts()).toEqual(['word flood'])
    expect(list.current.typed).toBe('')
    expect(messages()).toEqual(['Word added to muted list'])
  })

  test('of the other list makes one of either a topic or a source, with the id of a category', () => {
    const list = draw('topics', 'nl')
    add(list, 'sport')
    add(list, 'De Courant')
    expect(texts()).toEqual(['either sports', 'either De Courant'])
  })

  test.each(['', '   ', 'FLOOD'])(
    'that is empty or exists already changes nothing, without a message: %j',
    (typed) => {
      mutes.set([aMute('word', 'flood')])
      const list = draw('words')
      add(list, typed)
      expect(texts()).toEqual(['word flood'])
      expect(list.current.typed).toBe('')
      expect(messages()).toEqual([])
    },
  )
})

describe('the limit', () => {
  test('of words is three; beyond it nothing is added, and the upgrade is offered', () => {
    mutes.set(words.slice(0, 2))
    const list = draw('words')
    expect(list.current).toMatchObject({ limit: 3, isFull: false })
    act(() => mutes.set(words))
    expect(list.current.isFull).toBe(true)
    add(list, 'd')
    expect(texts()).toHaveLength(3)
    expect(list.current.typed).toBe('d')
    expect(messages()).toEqual(['Muted words limit reached. Upgrade to Premium for unlimited muting.'])
    expect(readShownDialogs()).toEqual([{ name: 'upgrade', variant: 'default' }])
  })

  test('of topics and sources is two, whatever the number of words', () => {
    mutes.set([...words, aMute('topic', 'sports')])
    const list = draw('topics')
    expect(list.current).toMatchObject({ limit: 2, isFull: false })
    act(() => mutes.set([...mutes.get(), aMute('source', 'Gazette')]))
    expect(list.current.isFull).toBe(true)
  })

  test('doesn’t count mutes that have ended', () => {
    const until = new Date(NOW.getTime() - DAY_MS).toISOString()
    mutes.set([...words.slice(0, 2), aMute('word', 'c', { until })])
    expect(draw('words').current.isFull).toBe(false)
  })

  test('doesn’t exist for premium readers', () => {
    giveSubscription(MONTHLY_SUBSCRIPTION)
    mutes.set(words)
    const list = draw('words')
    expect(list.current).toMatchObject({ limit: undefined, isFull: false })
    add(list, 'd')
    expect(texts()).toHaveLength(4)
    expect(readShownDialogs()).toEqual([])
  })
})

test('a removed mute has a message of its kind, and the others stay', () => {
  mutes.set([...words, aMute('topic', 'sports')])
  const list = draw('words')
  act(() => list.current.remove(aMute('word', 'b')))
  expect(texts()).toEqual(['word a', 'word c', 'topic sports'])
  expect(messages()).toEqual(['Word removed from muted list'])
})
