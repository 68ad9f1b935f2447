// @vitest-environment happy-dom
import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import { aNews } from '@plainwire/domain/testing'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storyReadingHistory } from '../../device/history/read.ts'
import { startedFiniteEditions } from '../../device/history/started-editions.ts'
import { choosePlace } from '../../device/place/place.ts'
import { localRadius } from '../../device/place/radius.ts'
import {
  DEFAULT_RANKING_PREFERENCES,
  rankingPreferences,
  updateRankingPreferences,
} from '../../device/reading/ranking-preferences.ts'
import { changeReadingMode, ENDLESS_READING_MODE, readingMode } from '../../device/reading/reading.ts'
import { createEditionWrapper } from '../../testing/edition-wrapper.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { buildFirstViewData } from '../first-view.ts'
import { useListRequest, usePersonalListRequest, usePreservedFirstView } from './use-list-request.ts'

const ZWOLLE = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const news = aNews(someStories(3), { fetch_date: NOW.toISOString() })
const firstView = buildFirstViewData({ news, url: '/', language: 'en', now: NOW })
const onHome = { source: { firstView }, edition: { isFirstViewPreserved: true } }
/** The last time before NOW that it was six o'clock, in the time zone of the tests. */
const SIX = '2026-11-20T06:00:00.000Z'
const READ = { s2: { version: NOW.toISOString(), readAt: NOW.toISOString() } }

type Around = Parameters<typeof createEditionWrapper>[0]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  choosePlace(undefined)
  localRadius.set(undefined)
  rankingPreferences.set(DEFAULT_RANKING_PREFERENCES)
  readingMode.set(ENDLESS_READING_MODE)
  storyReadingHistory.set(storyReadingHistory.initial)
  startedFiniteEditions.set(undefined)
  vi.useRealTimers()
})

const preserved = (section: Section, around: Around = onHome) =>
  renderHook(() => usePreservedFirstView(section), { wrapper: createEditionWrapper(around) }).result.current
const request = (section: Section, around: Around = {}) =>
  renderHook(() => useListRequest(section), { wrapper: createEditionWrapper(around) }).result.current
const personal = (section: Section, gap?: CoverageGap, around: Around = {}) =>
  renderHook(() => usePersonalListRequest(section, gap), { wrapper: createEditionWrapper(around) }).result
    .current

describe('the first view', () => {
  test('is preserved for its own section, as long as the reader hasn’t left it', () => {
    expect(preserved('all')).toBe(firstView)
    expect(preserved('science')).toBeUndefined()
    expect(preserved('all', { source: { firstView } })).toBeUndefined()
    expect(preserved('all', { edition: { isFirstViewPreserved: true } })).toBeUndefined()
  })

  test('is never preserved on Local, whose place the server didn’t know', () => {
    const local = { ...onHome, source: { firstView: { ...firstView, section: 'local' as const } } }
    expect(preserved('local', local)).toBeUndefined()
  })
})

describe('the request for a section', () => {
  test('doesn’t exist until the edition is loaded', () => {
    expect(request('all', { edition: { whole: undefined } })).toBeUndefined()
    expect(personal('all', undefined, { edition: { whole: undefined } })).toBeUndefined()
  })

  test('preserves the stories on screen in their order', () => {
    expect(request('all', onHome)).toMatchObject({ section: 'all', onScreen: ['s1', 's2', 's3'] })
    expect(request('science', onHome)).toMatchObject({ section: 'science', onScreen: [] })
  })

  test('preserves nothing if the list has an order of the reader’s own', () => {
    updateRankingPreferences({ newestFirst: true })
    expect(request('all', onHome)?.onScreen).toEqual([])
  })

  test('waits for the reader’s place on Local, and has the radius there and nowhere else', () => {
    localRadius.set(25)
    expect(request('local')).toBeUndefined()
    expect(request('all')).not.toHaveProperty('radiusKm')
    choosePlace(ZWOLLE)
    expect(request('local')).toMatchObject({ section: 'local', place: ZWOLLE, radiusKm: 25 })
    expect(request('all')).not.toHaveProperty('radiusKm')
  })
})

describe('the reader’s options', () => {
  test('of the endless feed are no limit, no stories begun and no hidden stories', () => {
    storyReadingHistory.set(READ)
    const wanted = personal('all')
    expect(wanted?.limit).toBeUndefined()
    expect(wanted).not.toHaveProperty('begun')
    expect(wanted).not.toHaveProperty('hide')
  })

  test('of a finite edition are its size and, once begun, its stories', () => {
    changeReadingMode({ count: 12 })
    expect(personal('all')).toMatchObject({ limit: 12 })
    expect(personal('all')).not.toHaveProperty('begun')
    startedFiniteEditions.set({ startedAt: SIX, size: 12, idsOf: { all: ['s3', 's1'] } })
    expect(personal('all')).toMatchObject({ limit: 12, begun: ['s3', 's1'] })
    expect(personal('science')).not.toHaveProperty('begun')
  })

  test.each([
    ['of yesterday', { startedAt: '2026-11-19T06:00:00.000Z', size: 12 }],
    ['of another size', { startedAt: SIX, size: 6 }],
  ])('of a finite edition don’t have the stories of one %s', (_name, begun) => {
    changeReadingMode({ count: 12 })
    startedFiniteEditions.set({ ...begun, idsOf: { all: ['s3'] } })
    expect(personal('all')).not.toHaveProperty('begun')
  })

  test('leave out the stories that were read, if the reader wants that', () => {
    storyReadingHistory.set(READ)
    changeReadingMode({ hidesRead: true })
    expect(personal('all')).toMatchObject({ hide: READ })
  })

  test('for a coverage gap are the whole list in its own order, without read stories', () => {
    storyReadingHistory.set(READ)
    changeReadingMode({ count: 12, hidesRead: true })
    startedFiniteEditions.set({ startedAt: SIX, size: 12, idsOf: { all: ['s3'] } })
    const wanted = personal('all', 'one-owner', onHome)
    expect(wanted).toMatchObject({ gap: 'one-owner', onScreen: [], hide: READ })
    expect(wanted?.limit).toBeUndefined()
    expect(wanted).not.toHaveProperty('begun')
  })
})
