import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GeoConfig } from '../config/geo.ts'
import { HostError } from '../host-error.ts'
import { openGeoServices } from './open-geo.ts'
import { buildMmdb } from './testing-mmdb.ts'

let folder: string
let service: Server
let url: string
let answer: RequestListener
const requests: { path: string; authorization: string | undefined }[] = []
let closers = new AsyncDisposableStack()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geo-'))
  service = createServer((request, reply) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization })
    answer(request, reply)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  requests.length = 0
  await closers.disposeAsync()
  closers = new AsyncDisposableStack()
})

const POINT = { latitude: 52.51, longitude: 6.09 }
const ZWOLLE = {
  city: 'Zwolle',
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: 'Zwolle, Netherlands',
}
const MAXMIND = {
  city: { names: { en: 'Zwolle' } },
  country: { iso_code: 'NL', names: { en: 'The Netherlands' } },
  location: { latitude: 52.51, longitude: 6.09 },
}
const says = (status: number, body: unknown) => {
  answer = (_request, reply) =>
    reply.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const open = (geo: GeoConfig, patienceMs?: number) => openGeoServices(geo, closers, patienceMs)
const ofPoint = async (patienceMs?: number) =>
  (await open({ reverseUrl: `${url}/nominatim/` }, patienceMs)).ofPoint?.(POINT)
const ofNetwork = async (over: GeoConfig = {}) =>
  (await open({ ipUrl: url, ...over })).ofNetwork?.('81.2.69.0')

test('LO-05 without settings no service is queried', async () => {
  expect(await open({})).toEqual({ ofPoint: undefined, ofNetwork: undefined })
})

describe('LO-05 a map service', () => {
  test('is queried for the town, in English', async () => {
    says(200, {
      lat: '52.5',
      lon: '6.1',
      address: { town: 'Zwolle', country: 'Nederland', country_code: 'nl' },
    })
    expect(await ofPoint()).toEqual({ ...ZWOLLE, latitude: 52.5, longitude: 6.1 })
    expect(requests[0]?.path).toBe(
      '/nominatim/reverse?format=jsonv2&accept-language=en&zoom=10&lat=52.51&lon=6.09',
    )
  })

  test('may know nothing', async () => {
    says(200, { error: 'Unable to geocode' })
    expect(await ofPoint()).toBeUndefined()
    says(200, { lat: '0', lon: '0', address: { country_code: 'nl' } })
    expect(await ofPoint()).toBeUndefined()
  })

  test.each([
    ['an error', 500, {}],
    ['no JSON', 200, '<html>'],
    ['another shape', 200, { lat: 'x', lon: [], address: 7 }],
    ['too much', 200, { lat: '1', lon: '1', address: { city: 'x'.repeat(200_000), country_code: 'nl' } }],
    ['a redirect', 302, ''],
  ])('that answers with %s is a failure, which names no place', async (_name, status, body) => {
    answer = (_request, reply) => {
      reply
        .writeHead(status, { location: 'http://127.0.0.1:1/' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const failure = await ofPoint().catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toContain('52.5')
  })

  test('that is slow or away is a failure within the time that readers have', async () => {
    answer = () => undefined
    await expect(ofPoint(50)).rejects.toThrow('too-slow')
    const away = await open({ reverseUrl: 'http://127.0.0.1:1' })
    await expect(away.ofPoint?.(POINT)).rejects.toThrow('unreachable')
  })

  test('can’t return a place outside the world, or in an unknown country', async () => {
    says(200, { lat: '152', lon: '6', address: { city: 'Zwolle', country_code: 'nl' } })
    expect(await ofPoint()).toBeUndefined()
    says(200, { lat: '52', lon: '6', address: { city: 'Zwolle', country_code: '<b>' } })
    expect(await ofPoint()).toBeUndefined()
  })
})

describe('LO-05 a service for network addresses', () => {
  test.each([
    ['ipinfo', { city: 'Zwolle', country: 'NL', loc: '52.51,6.09' }],
    ['MaxMind', MAXMIND],
  ])('in the form of %s is understood', async (_name, body) => {
    says(200, body)
    expect(await ofNetwork()).toEqual({ ...ZWOLLE, ...POINT })
    expect(requests[0]?.path).toBe('/81.2.69.0')
  })

  test('may know coordinates only, or nothing', async () => {
    says(200, { country: 'NL', loc: '52.51,6.09' })
    expect(await ofNetwork()).toMatchObject({ city: '', ...POINT })
    says(200, { ip: '81.2.69.0', bogon: true })
    expect(await ofNetwork()).toBeUndefined()
    says(404, {})
    expect(await ofNetwork()).toBeUndefined()
  })

  test.each([
    ['a token', 'secret', 'Bearer secret'],
    ['an account with its key', '42:secret', `Basic ${Buffer.from('42:secret').toString('base64')}`],
  ])('gets %s in the header alone', async (_name, ipKey, header) => {
    says(200, MAXMIND)
    await ofNetwork({ ipKey })
    expect(requests).toEqual([{ path: '/81.2.69.0', authorization: header }])
  })

  test('that answers with another shape is a failure', async () => {
    says(200, { city: 'Zwolle', country: 'NL', loc: 'somewhere' })
    await expect(ofNetwork()).rejects.toThrow()
  })
})

describe('LO-05 a MaxMind file', () => {
  const record = { ...MAXMIND, location: { latitude: { double: 52.51 }, longitude: { double: 6.09 } } }

  test('is used instead of the service', async () => {
    const ipFile = join(folder, 'city.mmdb')
    await writeFile(ipFile, buildMmdb('81.2.69.0', record))
    expect(await ofNetwork({ ipFile })).toEqual({ ...ZWOLLE, ...POINT })
    expect(await (await open({ ipFile })).ofNetwork?.('8.8.8.0')).toBeUndefined()
    expect(requests).toEqual([])
  })

  test('that is missing or none is one clear sentence at the start', async () => {
    const file = join(folder, 'none.mmdb')
    await expect(open({ ipFile: file })).rejects.toThrow(HostError)
    await writeFile(file, 'not a table')
    await expect(open({ ipFile: file })).rejects.toThrow('GEO_IP_FILE')
  })
})
