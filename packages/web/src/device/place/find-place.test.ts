import type { GeocodedPlace } from '@plainwire/domain/contract'
import { HOUR_MS } from '@plainwire/domain/units'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlaceFinder, type ReaderPlaceFinder } from './find-place.ts'
import type { Place } from './place.ts'
import type { PlaceDependencies } from './place-ports.ts'

const ZWOLLE: GeocodedPlace = {
  city: 'Zwolle',
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: 'Zwolle, Netherlands',
  latitude: 52.51,
  longitude: 6.09,
}
const LONDON: GeocodedPlace = { ...ZWOLLE, city: 'London', country: 'United Kingdom', countryCode: '' }
const KAMPEN = {
  name: 'Kampen',
  country: 'Netherlands',
  country_code: 'NL',
  latitude: 52.56,
  longitude: 5.91,
}
const START = Date.parse('2026-11-20T12:00:00Z')
const HERE = { latitude: 52.512345, longitude: 6.098765, accuracy: 20 }

let nowMs: number
let stored: { manual?: Place | undefined; found?: Place | undefined }
const position = vi.fn<PlaceDependencies['position']>()
const placesNear = vi.fn<PlaceDependencies['placesNear']>()
const placeOfAddress = vi.fn<PlaceDependencies['placeOfAddress']>()
const wait = vi.fn<PlaceDependencies['wait']>()
let find: ReaderPlaceFinder

const answer = (data: GeocodedPlace | null) => ({ ok: true, data }) as const
const answers = (...data: GeocodedPlace[]) => ({ ok: true, data }) as const
const place = (over: Partial<Place>): Place => ({
  ...ZWOLLE,
  accuracy: 0,
  source: 'manual',
  timestamp: nowMs,
  ...over,
})

beforeEach(() => {
  nowMs = START
  stored = {}
  position.mockReset().mockResolvedValue(HERE)
  placesNear.mockReset().mockResolvedValue(answers(ZWOLLE))
  placeOfAddress.mockReset().mockResolvedValue(answer(LONDON))
  wait.mockReset().mockImplementation(async (ms) => {
    nowMs += ms
  })
  find = createPlaceFinder({
    now: () => new Date(nowMs),
    wait,
    position,
    placesNear,
    placeOfAddress,
    known: async () => ({
      cities: [KAMPEN],
      countries: [
        { code: 'IE', name: 'Ireland', latitude: 53, longitude: -8 },
        { code: 'GB', name: 'united kingdom', latitude: 54, longitude: -2 },
      ],
    }),
    storage: {
      manual: () => stored.manual,
      found: () => stored.found,
      clearDetectedPlace: () => {
        stored.found = undefined
      },
      persistDetectedPlace: (found) => {
        stored.found = found
      },
    },
  })
})

describe('LO-02 the reader’s place', () => {
  test('is the manual choice, without requests', async () => {
    stored.manual = place({ city: 'Deventer' })
    expect(await find(false)).toBe(stored.manual)
    expect(position).not.toHaveBeenCalled()
  })

  test('is one found less than 12 hours ago, unless a new search is forced', async () => {
    const found = place({ source: 'ip', timestamp: START - 11 * HOUR_MS })
    stored.found = found
    expect(await find(false)).toBe(found)
    position.mockImplementation(async () => {
      expect(stored.found).toBeUndefined()
      return HERE
    })
    expect(await find(true)).toMatchObject({ source: 'browser' })
  })

  test('M6: is the browser’s position, named by the server, which gets one decimal of it', async () => {
    const found = await find(false)
    expect(placesNear.mock.calls).toEqual([[{ latitude: 52.5, longitude: 6.1 }]])
    expect(found).toEqual({
      ...ZWOLLE,
      longitude: 6.1,
      accuracy: 0.02,
      source: 'browser',
      timestamp: START,
    })
    expect(stored.found).toEqual(found)
    expect(placeOfAddress).not.toHaveBeenCalled()
  })

  test('M6: is named after the nearest of the towns that the server lists without knowing the exact position', async () => {
    const nearer = { ...ZWOLLE, city: 'Assendorp', latitude: 52.51, longitude: 6.1 }
    placesNear.mockResolvedValue(answers(LONDON, ZWOLLE, nearer))
    expect(await find(false)).toMatchObject({ city: 'Assendorp' })
  })

  test('is that of the IP address, with an accuracy of 50 km, if the browser’s is less accurate than 100 km', async () => {
    position.mockResolvedValue({ ...HERE, accuracy: 100_001 })
    expect(await find(false)).toMatchObject({ city: 'London', source: 'ip', accuracy: 50 })
    expect(placesNear).not.toHaveBeenCalled()
    position.mockResolvedValue({ ...HERE, accuracy: 100_000 })
    expect(await find(true)).toMatchObject({ source: 'browser' })
  })

  test('is unknown if all sources fail, and nothing is persisted', async () => {
    position.mockRejectedValue(new Error('refused'))
    placeOfAddress.mockResolvedValue(answer(null))
    expect(await find(false)).toBe('unknown')
    placeOfAddress.mockResolvedValue({ ok: false })
    expect(await find(false)).toBe('failed')
    expect(stored.found).toBeUndefined()
  })

  test('is searched once for simultaneous calls, and again a second later at the earliest', async () => {
    const [first, second] = await Promise.all([find(true), find(true)])
    expect(second).toBe(first)
    expect(position).toHaveBeenCalledOnce()
    nowMs += 400
    await find(true)
    expect(wait.mock.calls).toEqual([[0], [600]])
    expect(position).toHaveBeenCalledTimes(2)
  })
})

test.each([1, 2, 3])('LO-03 after the browser’s error %i the IP address is used', async (code) => {
  position.mockRejectedValue({ code })
  expect(await find(false)).toMatchObject({ city: 'London', source: 'ip' })
})

test('LO-07 a country without a code is looked up by its name', async () => {
  position.mockRejectedValue({ code: 1 })
  expect(await find(false)).toMatchObject({ country: 'United Kingdom', countryCode: 'GB' })
})

test('LO-07 if its name isn’t listed either, the code is that of the nearest listed country', async () => {
  position.mockRejectedValue({ code: 1 })
  placeOfAddress.mockResolvedValue(answer({ ...LONDON, country: 'Great Britain', longitude: -0.1 }))
  expect(await find(false)).toMatchObject({ country: 'Great Britain', countryCode: 'GB' })
})

describe('LO-05 without an answer of the server a point is named after', () => {
  const at = async (latitude: number, longitude: number) => {
    placesNear.mockResolvedValue({ ok: false })
    position.mockResolvedValue({ latitude, longitude, accuracy: 20 })
    return await find(true)
  }

  test('the nearest known city within 100 km', async () => {
    expect(await at(52.1, 6.1)).toMatchObject({ displayName: 'Kampen, Netherlands', countryCode: 'NL' })
    expect(await at(51, 6.1)).toMatchObject({ city: 'European location' })
  })

  test.each([
    ['European location', 48, 11],
    ['North American location', 39, -98],
    ['Australian location', -25, 135],
    ['Asian location', 55, 90],
    ['Your Location, Detected Area', -40, -20],
  ])('its part of the world: %s', async (displayName, latitude, longitude) => {
    expect(await at(latitude, longitude)).toMatchObject({ displayName, countryCode: '' })
  })

  test('the same if the server knows no town', async () => {
    placesNear.mockResolvedValue(answers())
    expect(await find(false)).toMatchObject({ city: 'Kampen' })
  })
})
