// @vitest-environment happy-dom
import type { Section } from '@plainwire/domain/category'
import type { Mute } from '@plainwire/domain/reader'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aiFeatureSwitches, learnedInterests } from '../account/premium/ai-features.ts'
import { mutes } from '../device/muting/mutes.ts'
import { choosePlace } from '../device/place/place.ts'
import {
  DEFAULT_RANKING_PREFERENCES,
  rankingPreferences,
  updateRankingPreferences,
} from '../device/reading/ranking-preferences.ts'
import { createEditionWrapper } from '../testing/edition-wrapper.tsx'
import { signInOnDevice, signOutOnDevice } from '../testing/signed-in.ts'
import { NOW } from '../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../testing/subscribers.ts'
import { useIsOrderPersonalised, useListSettings } from './use-reading.ts'

const ZWOLLE = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const MUTE: Mute = { id: 'word:flood', kind: 'word', text: 'flood', mode: 'hide', addedAt: NOW.toISOString() }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  signOutOnDevice()
  clearSubscriptions()
  choosePlace(undefined)
  for (const store of [mutes, rankingPreferences, aiFeatureSwitches, learnedInterests])
    store.set(store.initial as never)
  vi.useRealTimers()
})

function settings(around: Parameters<typeof createEditionWrapper>[0] = {}) {
  return renderHook(useListSettings, { wrapper: createEditionWrapper(around) })
}
const hasPersonalOrder = (section: Section) =>
  renderHook(() => useIsOrderPersonalised(section), { wrapper: createEditionWrapper() }).result.current

describe('the settings of every request about the edition', () => {
  test('are those of a reader who has chosen nothing, for the edition on screen', () => {
    expect(settings({ language: 'nl' }).result.current).toEqual({
      edition: 1,
      nowMs: NOW.getTime(),
      language: 'nl',
      place: undefined,
      interests: [],
      rankingPreferences: DEFAULT_RANKING_PREFERENCES,
      mutes: [],
    })
  })

  test('don’t exist until the edition is loaded', () => {
    expect(settings({ edition: { whole: undefined } }).result.current).toBeUndefined()
  })

  test('have the reader’s place, interests in lower case, order and mutes', () => {
    signInOnDevice()
    choosePlace(ZWOLLE)
    updateRankingPreferences({ near: 1 })
    mutes.set([MUTE])
    expect(settings().result.current).toMatchObject({
      place: ZWOLLE,
      interests: ['science', 'space'],
      rankingPreferences: { ...DEFAULT_RANKING_PREFERENCES, near: 1 },
      mutes: [MUTE],
    })
  })

  test('have Premium options only while the reader is premium', () => {
    aiFeatureSwitches.set({ repeats: true, lowQuality: false, recommend: false, surprise: false })
    const { result } = settings()
    expect(result.current).not.toHaveProperty('assist')
    act(() => giveSubscription(MONTHLY_SUBSCRIPTION))
    expect(result.current?.assist).toEqual({ repeats: true, lowQuality: false, surprise: false })
  })

  test('are the same object until one of them changes, so that no list is loaded again', () => {
    const { result, rerender } = settings()
    const before = result.current
    rerender()
    expect(result.current).toBe(before)
    act(() => choosePlace(ZWOLLE))
    const withPlace = result.current
    expect(withPlace).not.toBe(before)
    // The same town chosen again changes nothing that lists depend on.
    act(() => choosePlace({ ...ZWOLLE }))
    expect(result.current).toBe(withPlace)
    act(() => mutes.set([MUTE]))
    expect(result.current?.mutes).toEqual([MUTE])
  })
})

describe('a list has an order of the reader’s own', () => {
  test('on no section, if the reader has chosen nothing', () => {
    expect([hasPersonalOrder('all'), hasPersonalOrder('science')]).toEqual([false, false])
  })

  test('only on the home page, if the reader has interests', () => {
    signInOnDevice()
    expect([hasPersonalOrder('all'), hasPersonalOrder('science')]).toEqual([true, false])
  })

  test('on every section, if the reader has changed the order', () => {
    updateRankingPreferences({ newestFirst: true })
    expect([hasPersonalOrder('all'), hasPersonalOrder('science')]).toEqual([true, true])
  })

  test('on every section, if a premium reader has switched on an option', () => {
    aiFeatureSwitches.set({ repeats: false, lowQuality: false, recommend: false, surprise: true })
    expect(hasPersonalOrder('science')).toBe(false)
    giveSubscription(MONTHLY_SUBSCRIPTION)
    expect([hasPersonalOrder('all'), hasPersonalOrder('science')]).toEqual([true, true])
  })
})
