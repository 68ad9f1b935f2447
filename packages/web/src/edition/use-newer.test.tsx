// @vitest-environment happy-dom
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announcement } from '../lib/access/announcements.ts'
import { NO_TOASTS, toasts } from '../lib/access/toasts.ts'
import { createEditionWrapper } from '../testing/edition-wrapper.tsx'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { NOW } from '../testing/stories.ts'
import type { EditionSummary } from './handlers/edition.ts'
import { useNewerEdition } from './use-newer.ts'

/** An edition that was published `ageMs` before NOW. */
const editionOf = (number: number, ageMs = 0): EditionSummary => {
  const fetch_date = new Date(NOW.getTime() - ageMs).toISOString()
  return { number, fetch_date, content: 'live', undated: [], categories: [] }
}
const OLD = editionOf(1, 4 * HOUR_MS)
const take = vi.fn<(news: EditionSummary) => void>()
const onReached = vi.fn()
let newsClient = fakeNewsClient()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'Date'] })
  take.mockReset()
  onReached.mockReset()
  newsClient = fakeNewsClient()
  newsClient.edition.mockResolvedValue({ ok: true, data: editionOf(2) })
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  toasts.set(NO_TOASTS)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * Renders the hook with an edition, and waits until the check for a newer edition has ended, if there is one.
 */
async function show(news: EditionSummary | undefined, isCached = false) {
  const hook = renderHook(
    (shown: { news: EditionSummary | undefined; isCached: boolean }) =>
      useNewerEdition(newsClient, shown.news, shown.isCached, take, onReached),
    { wrapper: createEditionWrapper(), initialProps: { news, isCached } },
  )
  await act(async () => {})
  return hook
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const happens = (kind: 'online' | 'focus') => act(async () => void dispatchEvent(new Event(kind)))
const checks = () => newsClient.edition.mock.calls.length

describe('looking for a newer edition', () => {
  test('begins when the edition is more than three hours old', async () => {
    const { unmount } = await show(editionOf(1, 3 * HOUR_MS))
    expect(checks()).toBe(0)
    unmount()
    await show(editionOf(1, 3 * HOUR_MS + 1))
    expect(checks()).toBe(1)
  })

  test('without an edition nothing is checked', async () => {
    await show(undefined)
    await pass(2 * HOUR_MS)
    await happens('online')
    expect(checks()).toBe(0)
  })

  test('bypasses every cache, and reports that the server answered', async () => {
    await show(OLD)
    expect(newsClient.edition.mock.calls).toEqual([[{ isRefresh: true }]])
    expect(onReached).toHaveBeenCalledOnce()
  })

  test('waits for the next hour, even if the connection comes back', async () => {
    newsClient.edition.mockResolvedValue({ ok: true, data: OLD })
    await show(OLD)
    await pass(HOUR_MS - 1)
    await happens('online')
    await happens('focus')
    expect(checks()).toBe(1)
    await pass(1)
    expect(checks()).toBe(2)
  })

  test('is left out without a connection', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(OLD)
    expect(checks()).toBe(0)
    isOnline.mockReturnValue(true)
    await happens('online')
    expect(checks()).toBe(1)
  })

  test('ends with the page', async () => {
    const { unmount } = await show(OLD, true)
    unmount()
    await pass(2 * HOUR_MS)
    await happens('online')
    await happens('focus')
    expect(checks()).toBe(1)
  })
})

describe('while the cached edition is shown', () => {
  beforeEach(() => {
    newsClient.edition.mockResolvedValue({ ok: false, failure: 'network' })
  })

  test('the server is tried every minute and when the page gets the focus, even for a new edition', async () => {
    await show(editionOf(1), true)
    expect(checks()).toBe(0)
    await pass(MINUTE_MS - 1)
    expect(checks()).toBe(0)
    await pass(1)
    await happens('focus')
    await happens('online')
    expect(checks()).toBe(3)
    expect(onReached).not.toHaveBeenCalled()
  })

  test('a failure has no message, because a notice is above the news', async () => {
    await show(OLD, true)
    expect(checks()).toBe(1)
    expect(toasts.get()).toEqual([])
  })

  test('and once the server is reached again, it is tried only every hour', async () => {
    const almostOld = editionOf(1, 2.5 * HOUR_MS)
    const { rerender } = await show(almostOld, true)
    rerender({ news: almostOld, isCached: false })
    await pass(31 * MINUTE_MS)
    await happens('focus')
    expect(checks()).toBe(0)
    await pass(29 * MINUTE_MS)
    expect(checks()).toBe(1)
  })
})

test('a failure to refresh has a message', async () => {
  newsClient.edition.mockResolvedValue({ ok: false, failure: 'invalid' })
  await show(OLD)
  expect(toasts.get()).toMatchObject([{ kind: 'error', text: 'Invalid news data received from server.' }])
})

describe('a newer edition', () => {
  test('is shown and announced if the reader is at the top', async () => {
    const before = announcement.get().id
    vi.stubGlobal('scrollY', 199)
    const { result } = await show(OLD)
    expect(take.mock.calls).toEqual([[editionOf(2)]])
    expect(result.current).toBeUndefined()
    expect(announcement.get()).toMatchObject({ id: before + 1, text: 'The newest edition is shown.' })
  })

  test('with the same number isn’t newer', async () => {
    newsClient.edition.mockResolvedValue({ ok: true, data: OLD })
    const { result } = await show(OLD)
    expect(take).not.toHaveBeenCalled()
    expect(result.current).toBeUndefined()
  })

  test('waits for the reader who has scrolled down', async () => {
    vi.stubGlobal('scrollY', 200)
    const { result } = await show(OLD)
    expect(take).not.toHaveBeenCalled()
    await act(async () => result.current?.())
    expect(take.mock.calls).toEqual([[editionOf(2)]])
    expect(result.current).toBeUndefined()
  })

  test('waits until an open dialog is closed', async () => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    const { result } = await show(OLD)
    expect(take).not.toHaveBeenCalled()
    expect(result.current).toBeTypeOf('function')
  })
})
