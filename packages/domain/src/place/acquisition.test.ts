import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../units/index.ts'
import {
  choosePlaceDetectionStep,
  computePlaceRequestWaitMs,
  isPlaceAccuracySufficient,
  type PlaceSource,
} from './acquisition.ts'

const now = new Date('2026-11-20T12:00:00Z')
const kept = (source: PlaceSource, hours = 0) => ({ source, timestamp: now.getTime() - hours * HOUR_MS })
const nothing = { manual: undefined, cached: undefined, failed: [], isForced: false }

describe('LO-02 where the reader is', () => {
  const manual = kept('manual', 1000)
  const fresh = kept('ip', 11.9)

  test.each([
    ['a manual choice, however old', { manual, cached: fresh }, { use: manual }],
    ['a manual choice even when forced', { manual, isForced: true }, { use: manual }],
    ['a cache of less than 12 hours', { cached: fresh }, { use: fresh }],
    ['the browser with an older cache', { cached: kept('ip', 12) }, { query: 'browser' }],
    ['the browser with a cache of the future', { cached: kept('ip', -1) }, { query: 'browser' }],
    ['the browser with a manual choice as cache', { cached: kept('manual') }, { query: 'browser' }],
    ['the browser when forced, whatever the cache', { cached: fresh, isForced: true }, { query: 'browser' }],
    ['the address after the browser failed', { failed: ['browser' as const] }, { query: 'ip' }],
    ['nothing after all failed', { failed: ['browser' as const, 'ip' as const] }, { use: undefined }],
  ])('is determined by %s', (_name, known, step) => {
    expect(choosePlaceDetectionStep({ ...nothing, ...known }, now)).toEqual(step)
  })

  test('is refused where it is less exact than 100 km', () => {
    expect([0.02, 100, 100.1].map(isPlaceAccuracySufficient)).toEqual([true, true, false])
  })

  test.each([
    [undefined, 0],
    [now.getTime(), 1000],
    [now.getTime() - 400, 600],
    [now.getTime() - 1000, 0],
    [now.getTime() + 5000, 1000],
  ])('is requested at least a second after %s', (last, wait) => {
    expect(computePlaceRequestWaitMs(last, now)).toBe(wait)
  })
})
