import { expect, test, vi } from 'vitest'
import { createWorkerState } from '../worker/worker-state.ts'
import { handleCitiesRequest, handleIpGeolocationRequest, handlePlacesNearRequest } from './places.ts'

const PLACE = {
  city: 'Zwolle',
  country: 'Netherlands',
  countryCode: 'NL',
  displayName: 'Zwolle, Netherlands',
  latitude: 52.51,
  longitude: 6.09,
}
const city = (name: string, country = 'Netherlands') => {
  return { name, country, country_code: 'NL', latitude: 52.5, longitude: 6.1 }
}
const answering = (answer: () => Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  return { fetch, state: createWorkerState({ fetch, wait: async () => {} }) }
}

test('LO-06 cities are searched in the worker; their list is fetched once, and again only after a failure', async () => {
  let isDown = true
  const { fetch, state } = answering(() =>
    isDown
      ? new Response('', { status: 404 })
      : Response.json([city('Zwolle'), city('London', 'United Kingdom')]),
  )
  expect(await handleCitiesRequest(state, 'zwo')).toEqual({ ok: false, failure: 'not-found' })
  isDown = false
  expect(await handleCitiesRequest(state, 'ZWÓ')).toEqual({ ok: true, data: [city('Zwolle')] })
  const london = await handleCitiesRequest(state, 'londen')
  expect(london.ok && london.data.map(({ name }) => name)).toEqual(['London'])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('LO-05 a point and the IP address are looked up by our server, in one attempt of at most 3 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { fetch, state } = answering(() => Response.json({ place: PLACE, places: [PLACE] }))
  expect(await handlePlacesNearRequest(state, { latitude: 52.5, longitude: 6.1 })).toEqual({
    ok: true,
    data: [PLACE],
  })
  expect(await handleIpGeolocationRequest(state)).toEqual({ ok: true, data: PLACE })
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/geo/reverse', '/api/geo/ip'])
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"latitude":52.5,"longitude":6.1}',
  })
  expect(timeout.mock.calls).toEqual([[3000], [3000]])
  const failing = answering(() => new Response('', { status: 500 }))
  expect(await handleIpGeolocationRequest(failing.state)).toEqual({ ok: false, failure: 'failed' })
  expect(failing.fetch).toHaveBeenCalledOnce()
  timeout.mockRestore()
})
