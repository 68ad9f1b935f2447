import { API, type GeocodedPlace } from '@plainwire/domain/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GeoLookupServices } from '../../options.ts'
import { recordingLog, startServer, type TestServer } from '../../testing.ts'

const TOWNS = [
  { name: 'Zwolle', country: 'Netherlands', country_code: 'NL', latitude: 52.512, longitude: 6.094 },
  { name: 'Deventer', country: 'Netherlands', country_code: 'NL', latitude: 52.255, longitude: 6.16 },
]
const place = (city: string, latitude = 52.5, longitude = 6.1): GeocodedPlace => ({
  city,
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: `${city}, Netherlands`,
  latitude,
  longitude,
})
const ofPoint = vi.fn<NonNullable<GeoLookupServices['ofPoint']>>()
const ofNetwork = vi.fn<NonNullable<GeoLookupServices['ofNetwork']>>()
let moment: Date
let kept: ReturnType<typeof recordingLog>
let server: TestServer
const start = async (geo?: GeoLookupServices) => {
  const cities = Buffer.from(JSON.stringify(TOWNS))
  server = await startServer({ cities, geo, log: kept.log, now: () => moment, trustProxy: true })
}
beforeEach(() => {
  moment = new Date('2026-11-20T12:00:00Z')
  kept = recordingLog()
  ofPoint.mockReset().mockResolvedValue(undefined)
  ofNetwork.mockReset().mockResolvedValue(undefined)
})
afterEach(() => server.stop())

const ask = async (path: string, from = '81.2.69.142') => {
  const answer = await server.get(path, { 'x-forwarded-for': from })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toBeNull()
  return { status: answer.status, body: await answer.json() }
}
const NEAR_ZWOLLE = { latitude: 52.5123456, longitude: 6.0912345 }
const askNear = async (point: unknown = NEAR_ZWOLLE, from = '81.2.69.142') => {
  const answer = await fetch(`${server.url}/api/geo/reverse`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
    body: JSON.stringify(point),
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  // All properties are optional, because the body of an error has none of them.
  const body = API.findPlacesNear.answer.partial().parse(await answer.json())
  return { status: answer.status, body }
}

describe('LO-05 POST /api/geo/reverse', () => {
  test('without a service answers the nearest town within 100 km, and nothing on the high seas', async () => {
    await start()
    expect((await askNear()).body).toMatchObject({
      places: [{ displayName: 'Zwolle, Netherlands', countryCode: 'NL' }],
    })
    expect((await askNear({ latitude: 40, longitude: -40 })).body).toEqual({ places: [] })
  })

  test('M6: names each town that may be the nearest within the ten kilometres of the question, and no other', async () => {
    await start()
    const { body } = await askNear({ latitude: 52.4, longitude: 6.1 })
    expect(body.places?.map(({ city }) => city)).toEqual(['Zwolle', 'Deventer'])
    expect((await askNear({ latitude: 52.5, longitude: 6.1 })).body.places).toHaveLength(1)
  })

  test('M6: takes no position in an address, which proxies log', async () => {
    await start()
    const query = new URLSearchParams({ latitude: '52.5', longitude: '6.1' })
    const answer = await server.get(`/api/geo/reverse?${query}`)
    expect(answer.status).toBe(405)
    const beside = { 'content-type': 'application/json' }
    const none = await fetch(`${server.url}/api/geo/reverse?${query}`, { method: 'POST', headers: beside })
    expect(none.status).toBe(400)
  })

  test('M6: queries the map service once, with coordinates rounded to ten kilometres, however exact the request', async () => {
    ofPoint.mockResolvedValue(place('Assendorp'))
    await start({ ofPoint, ofNetwork })
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await askNear()).body).toEqual({ places: [place('Assendorp')] })
    expect(ofPoint.mock.calls).toEqual([[{ latitude: 52.5, longitude: 6.1 }]])
    expect(ofNetwork).not.toHaveBeenCalled()
  })

  test('then the address’s town, where that is near, and then the nearest town', async () => {
    ofNetwork.mockResolvedValue(place('Hattem'))
    await start({ ofPoint, ofNetwork })
    expect((await askNear()).body).toEqual({ places: [place('Hattem')] })
    ofNetwork.mockResolvedValue(place('Lisbon', 38.7, -9.1))
    expect((await askNear(NEAR_ZWOLLE, '81.3.0.1')).body).toMatchObject({ places: [{ city: 'Zwolle' }] })
  })

  test('a service that fails costs nothing but its answer, then rests, and no place is logged', async () => {
    ofPoint.mockRejectedValue(new Error('lat=52.51 failed'))
    await start({ ofPoint })
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await askNear()).body).toMatchObject({ places: [{ city: 'Zwolle' }] })
    expect(ofPoint).toHaveBeenCalledTimes(3)
    expect(kept.lines).toEqual(Array.from({ length: 3 }, () => 'The map service did not answer.'))
    moment = new Date(moment.getTime() + 61_000)
    ofPoint.mockResolvedValue(place('Assendorp'))
    expect((await askNear()).body).toEqual({ places: [place('Assendorp')] })
  })

  test.each([
    {},
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
    { latitude: 'NaN', longitude: 0 },
    { latitude: 52 },
    { latitude: 52, longitude: 6, accuracy: 20 },
  ])('answers 400 to %j', async (point) => {
    await start()
    expect((await askNear(point)).status).toBe(400)
  })
})

describe('LO-05 GET /api/geo/ip', () => {
  test('queries the reader’s network, never the address', async () => {
    ofNetwork.mockResolvedValue(place('Zwolle'))
    await start({ ofNetwork })
    expect((await ask('/api/geo/ip')).body).toEqual({ place: place('Zwolle') })
    await ask('/api/geo/ip', '81.2.69.7')
    expect(ofNetwork.mock.calls).toEqual([['81.2.69.0']])
  })

  test('names the nearest town where the source knows only coordinates', async () => {
    ofNetwork.mockResolvedValue(place('', 52.26, 6.15))
    await start({ ofNetwork })
    expect((await ask('/api/geo/ip')).body).toMatchObject({ place: { city: 'Deventer' } })
  })

  test('knows nothing of addresses inside a house, without a source, and while the source is away', async () => {
    ofNetwork.mockRejectedValue(new Error('81.2.69.0'))
    await start({ ofNetwork })
    expect((await ask('/api/geo/ip', '192.168.1.4')).body).toEqual({ place: null })
    expect(ofNetwork).not.toHaveBeenCalled()
    expect((await ask('/api/geo/ip')).body).toEqual({ place: null })
    expect(kept.lines.join()).not.toContain('81.2')
  })

  test('is limited per network', async () => {
    await start()
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask('/api/geo/ip', '198.51.100.1')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
