// @vitest-environment happy-dom
import { HOUR_MS } from '@plainwire/domain/units'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStoredValue, writeStoredValue } from '../../lib/storage/storage.ts'
import {
  choosePlace,
  type Place,
  parsePersistedPlace,
  persistDetectedPlace,
  restorePlace,
  usePlace,
} from './place.ts'

const zwolle = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const now = new Date('2026-11-20T12:00:00Z')
const made: Place = {
  ...zwolle,
  displayName: 'Zwolle, Netherlands',
  accuracy: 0,
  source: 'manual',
  timestamp: now.getTime(),
}
const found: Place = {
  ...made,
  city: 'Hattem',
  displayName: 'Hattem, Netherlands',
  source: 'browser',
  accuracy: 0.4,
}
const hoursLater = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const shown = () => renderHook(() => usePlace()).result.current

beforeEach(() => localStorage.clear())
afterEach(() => choosePlace(undefined))

test('LO-04 a choice is valid only with city, country, latitude and longitude', () => {
  expect(parsePersistedPlace(zwolle)).toEqual({ ...made, timestamp: 0 })
  for (const key of ['city', 'country', 'latitude', 'longitude']) {
    expect(parsePersistedPlace({ ...zwolle, [key]: undefined }), key).toBeUndefined()
  }
  expect(parsePersistedPlace({ ...zwolle, latitude: 91 })).toBeUndefined()
  expect(parsePersistedPlace('Zwolle')).toBeUndefined()
})

test('LO-04 a choice is persisted and announced; an unusable one is cleared', () => {
  const heard = vi.fn()
  addEventListener('locationChanged', heard)
  choosePlace(zwolle, now)
  expect(heard).toHaveBeenCalledOnce()
  expect(heard.mock.calls[0]?.[0].detail).toEqual(made)
  expect(readStoredValue('plainwire.place')).toEqual(made)
  localStorage.setItem('plainwire.place', '{"city":"Zwolle"}')
  restorePlace(now)
  expect(localStorage.getItem('plainwire.place')).toBeNull()
  expect(shown()).toBeUndefined()
})

test('LO-02 a visit begins with the manual choice, otherwise with a place found less than 12 hours ago', () => {
  persistDetectedPlace(found)
  choosePlace(zwolle, now)
  restorePlace(hoursLater(1000))
  expect(shown()).toEqual(made)
  writeStoredValue('plainwire.place', undefined)
  restorePlace(hoursLater(11.9))
  expect(shown()).toEqual(found)
  restorePlace(hoursLater(12))
  expect(shown()).toBeUndefined()
})

test('removing the place leaves nothing on the device', () => {
  persistDetectedPlace(found)
  choosePlace(zwolle, now)
  choosePlace(undefined)
  expect(localStorage.length).toBe(0)
  expect(shown()).toBeUndefined()
})
