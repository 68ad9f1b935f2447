// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfigContext } from '../lib/config.ts'
import { DEFAULT_CONFIG } from '../lib/default-config.ts'
import { createEditionWrapper } from '../testing/edition-wrapper.tsx'
import { fakeCaches } from '../testing/fakes/fake-caches.ts'
import { OfflineNotice, OfflineReadingSetup } from './offline-parts.tsx'

const NO_CONNECTION = 'You are offline.'
const NO_SERVER = 'Plainwire cannot be reached.'
let device = fakeCaches()

beforeEach(async () => {
  device = fakeCaches(location.origin)
  await device.caches.open('plainwire-stories')
  vi.stubGlobal('caches', device.caches)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the notice of the offline state', () => {
  const draw = (isCached: boolean) =>
    render(<OfflineNotice />, { wrapper: createEditionWrapper({ edition: { isCached } }) })

  test('is shown without a connection, and goes when it is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    draw(false)
    expect(await screen.findByText(NO_CONNECTION)).toBeTruthy()
    isOnline.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.queryByText(/./)).toBeNull()
  })

  test('is shown with a connection if the edition is the cached one', async () => {
    draw(true)
    expect(await screen.findByText(NO_SERVER)).toBeTruthy()
  })

  test('is missing with a connection and the newest edition', async () => {
    // Drawn first with the cached edition, to load the notice's code: otherwise the notice could be missing
    // below only because its code isn't loaded yet.
    draw(true)
    expect(await screen.findByText(NO_SERVER)).toBeTruthy()
    cleanup()
    draw(false)
    await act(async () => {})
    expect(screen.queryByText(/./)).toBeNull()
  })
})

describe('offline reading', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // As in browsers without `requestIdleCallback`, where the page counts as idle 1.2 s after it has loaded.
    vi.stubGlobal('requestIdleCallback', undefined)
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const setUp = (offline: boolean) =>
    render(
      <ConfigContext value={{ ...DEFAULT_CONFIG, flags: { ...DEFAULT_CONFIG.flags, offline } }}>
        <OfflineReadingSetup storyId={undefined} />
      </ConfigContext>,
      { wrapper: createEditionWrapper() },
    )

  test('that the operator has disabled has its caches deleted, once the browser is idle', async () => {
    setUp(false)
    await pass(1199)
    expect(await device.caches.keys()).toHaveLength(1)
    await pass(1)
    expect(await device.caches.keys()).toEqual([])
  })

  test('that is enabled has its caches left alone', async () => {
    setUp(true)
    await pass(5000)
    expect(await device.caches.keys()).toHaveLength(1)
  })
})
