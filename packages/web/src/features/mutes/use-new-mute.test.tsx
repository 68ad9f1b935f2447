// @vitest-environment happy-dom
import type { Mute, SelectableMuteKind } from '@plainwire/domain/reader'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aiFeatureSwitches, learnedInterests } from '../../account/premium/ai-features.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { useNewMute } from './use-new-mute.ts'

const PREVIEW = { total: 2, headlines: [] }
const STORES = [mutes, aiFeatureSwitches, learnedInterests]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  cleanup()
  for (const store of STORES) store.set(store.initial as never)
  clearSubscriptions()
  toasts.set(NO_TOASTS)
  vi.useRealTimers()
})

const aMute = (kind: Mute['kind'], text: string): Mute => {
  return { id: `${kind}:${text}`, kind, text, mode: 'hide', addedAt: NOW.toISOString() }
}
function draw(suggestion?: { kind: SelectableMuteKind; text: string }, language: 'en' | 'nl' = 'en') {
  const newsClient = fakeNewsClient()
  newsClient.mutePreview.mockResolvedValue({ ok: true, data: PREVIEW })
  const wrapper = createEditionWrapper({ source: { newsClient }, language, beside: <ShownDialogs /> })
  const { result } = renderHook(() => useNewMute(suggestion), { wrapper })
  return { result, newsClient }
}
type Result = ReturnType<typeof draw>['result']
const change = (result: Result, part: Parameters<Result['current']['change']>[0]) =>
  act(() => result.current.change(part))
const save = (result: Result) => act(() => result.current.save())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const messages = () => toasts.get().map(({ text }) => text)

test('the form begins with a word to hide for ever, or with what was suggested', () => {
  expect(draw().result.current.draft).toEqual({ kind: 'word', text: '', mode: 'hide', lastDay: '' })
  const { result } = draw({ kind: 'topic', text: 'sports' }, 'nl')
  expect(result.current.draft).toMatchObject({ kind: 'topic', text: 'Sport' })
})

describe('a saved mute', () => {
  test('lasts to the end of its last day', () => {
    const { result } = draw({ kind: 'word', text: 'flood' })
    change(result, { mode: 'blur', lastDay: '2026-12-01' })
    save(result)
    expect(mutes.get()).toMatchObject([{ text: 'flood', mode: 'blur', until: '2026-12-01T23:59:59.999Z' }])
  })

  test.each(['', '2026-13-01', 'soon'])('doesn’t end without a valid last day: %j', (lastDay) => {
    const { result } = draw({ kind: 'word', text: 'flood' })
    change(result, { lastDay })
    save(result)
    expect(mutes.get()).toHaveLength(1)
    expect(mutes.get()[0]?.until).toBeUndefined()
  })

  test('leaves the form ready for another one of its kind and mode', () => {
    const { result } = draw({ kind: 'topic', text: 'Space' })
    change(result, { mode: 'blur', lastDay: '2026-12-01' })
    save(result)
    expect(result.current.draft).toEqual({ kind: 'topic', text: '', mode: 'blur', lastDay: '' })
    expect(messages()).toEqual(['Topic added to muted list'])
  })

  test('that exists already has the message that it was added, and is there once', () => {
    mutes.set([aMute('word', 'flood')])
    const { result } = draw({ kind: 'word', text: 'Flood' })
    save(result)
    expect(mutes.get()).toHaveLength(1)
    expect(messages()).toEqual(['Word added to muted list'])
  })

  test('of nothing but spaces is none, without a message', () => {
    const { result } = draw({ kind: 'word', text: '  ' })
    save(result)
    expect(mutes.get()).toEqual([])
    expect(messages()).toEqual([])
  })
})

test('at the limit the upgrade is offered, and what was typed stays', () => {
  mutes.set(['a', 'b', 'c'].map((text) => aMute('word', text)))
  const { result } = draw({ kind: 'word', text: 'd' })
  expect(result.current.isFull).toBe(true)
  save(result)
  expect(mutes.get()).toHaveLength(3)
  expect(result.current.draft.text).toBe('d')
  expect(messages()).toEqual(['Muted words limit reached. Upgrade to Premium for unlimited muting.'])
  expect(readShownDialogs()).toEqual([{ name: 'upgrade', variant: 'default' }])
  change(result, { kind: 'topic' })
  expect(result.current.isFull).toBe(false)
})

describe('recommendations', () => {
  beforeEach(() => {
    giveSubscription(MONTHLY_SUBSCRIPTION)
    aiFeatureSwitches.set({ repeats: false, lowQuality: false, recommend: true, surprise: false })
  })
  const learned = () => Object.keys(learnedInterests.get())

  test('learn from a muted topic, once', () => {
    const { result } = draw({ kind: 'topic', text: 'Space' })
    save(result)
    const after = learnedInterests.get()
    expect(learned()).toHaveLength(1)
    change(result, { text: 'Space' })
    save(result)
    expect(learnedInterests.get()).toBe(after)
  })

  test('don’t learn from a muted word', () => {
    save(draw({ kind: 'word', text: 'flood' }).result)
    expect(learned()).toEqual([])
  })
})

describe('the preview', () => {
  test('is requested once typing has paused for 300 ms, for a mute that hides', async () => {
    const { result, newsClient } = draw()
    await pass(1000)
    expect(newsClient.mutePreview).not.toHaveBeenCalled()
    change(result, { text: '  Big   Flood', mode: 'blur' })
    await pass(299)
    expect(newsClient.mutePreview).not.toHaveBeenCalled()
    expect(result.current.preview).toBeUndefined()
    await pass(1)
    await pass(1)
    expect(newsClient.mutePreview).toHaveBeenCalledOnce()
    expect(newsClient.mutePreview.mock.lastCall?.[0]).toMatchObject({
      edition: 1,
      mute: { kind: 'word', text: 'big flood', mode: 'hide' },
    })
    expect(result.current.preview).toEqual(PREVIEW)
  })

  test('disappears as soon as something else is typed', async () => {
    const { result } = draw({ kind: 'word', text: 'flood' })
    await pass(301)
    await pass(1)
    expect(result.current.preview).toEqual(PREVIEW)
    change(result, { text: 'floods' })
    expect(result.current.preview).toBeUndefined()
  })

  test('is missing if it can’t be computed', async () => {
    const { result, newsClient } = draw()
    newsClient.mutePreview.mockResolvedValue({ ok: false, failure: 'unavailable' })
    change(result, { text: 'flood' })
    await pass(301)
    await pass(1)
    expect(newsClient.mutePreview).toHaveBeenCalledOnce()
    expect(result.current.preview).toBeUndefined()
  })
})
