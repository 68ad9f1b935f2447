// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePlace, readDetectedPlace } from '../../device/place/place.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { getBrowserPlaceFinder } from './browser-place.ts'

const ZWOLLE = {
  city: 'Zwolle',
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: 'Zwolle, Netherlands',
  latitude: 52.51,
  longitude: 6.09,
}
const coords = { latitude: 52.5151, longitude: 6.0949, accuracy: 20 }
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()

beforeEach(() => {
  getCurrentPosition.mockReset().mockImplementation((found) => found({ coords } as GeolocationPosition))
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterEach(() => {
  choosePlace(undefined)
  localStorage.clear()
  vi.unstubAllGlobals()
})

function world() {
  const newsClient = fakeNewsClient()
  newsClient.placesNear.mockResolvedValue({ ok: true, data: [ZWOLLE] })
  newsClient.placeOfAddress.mockResolvedValue({ ok: true, data: { ...ZWOLLE, city: 'Kampen' } })
  return newsClient
}

test('the browser’s position gives the nearest town; the server gets it rounded to about ten kilometres', async () => {
  const newsClient = world()
  expect(await getBrowserPlaceFinder(newsClient)(false)).toMatchObject({
    city: 'Zwolle',
    latitude: 52.52,
    longitude: 6.09,
    accuracy: 0.02,
    source: 'browser',
  })
  expect(newsClient.placesNear.mock.calls).toEqual([[{ latitude: 52.5, longitude: 6.1 }]])
  expect(newsClient.placeOfAddress).not.toHaveBeenCalled()
  expect(getCurrentPosition.mock.lastCall?.[2]).toMatchObject({ timeout: 10_000, maximumAge: 300_000 })
  expect(readDetectedPlace()).toMatchObject({ city: 'Zwolle', latitude: 52.52 })
})

test.each([
  ['refuses its position', { getCurrentPosition: (_: unknown, failed: (e: unknown) => void) => failed({}) }],
  ['has no positions', undefined],
])('a browser that %s gets the place of its address', async (_name, geolocation) => {
  vi.stubGlobal('navigator', { geolocation })
  const newsClient = world()
  expect(await getBrowserPlaceFinder(newsClient)(false)).toMatchObject({ city: 'Kampen', source: 'ip' })
  expect(newsClient.placesNear).not.toHaveBeenCalled()
})

test('callers with one client share a search, others have their own', async () => {
  const newsClient = world()
  expect(getBrowserPlaceFinder(newsClient)).toBe(getBrowserPlaceFinder(newsClient))
  const both = await Promise.all([
    getBrowserPlaceFinder(newsClient)(true),
    getBrowserPlaceFinder(newsClient)(true),
  ])
  expect(both[0]).toBe(both[1])
  expect(getCurrentPosition).toHaveBeenCalledOnce()
  expect(getBrowserPlaceFinder(world())).not.toBe(getBrowserPlaceFinder(newsClient))
})
