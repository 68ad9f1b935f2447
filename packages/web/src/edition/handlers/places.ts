import { API, type CityRecord, type GeocodedPlace } from '@plainwire/domain/contract'
import { findMatchingCities } from '@plainwire/domain/place'
import popularCities from '../../../../../content/places/popular-cities.json'
import type { NewsRequestResult } from '../news-answer.ts'
import type { WorkerState } from '../worker/worker-state.ts'
import { callApiAnonymously } from './fetch-answer.ts'
import type { WorkerRequestHandler } from './request.ts'

/**
 * Options for one short attempt without retries. If it fails, the reader's place is determined in another way.
 */
const ONCE = { timeoutMs: 3000, retries: 0 }

/** A position in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const lists = new WeakMap<WorkerState, CityRecord[]>()

/** Returns all cities, about twenty thousand. They are fetched once and cached in the worker. */
async function allCities(state: WorkerState): Promise<NewsRequestResult<CityRecord[]>> {
  const held = lists.get(state)
  if (held) return { ok: true, data: held }
  const answer = await callApiAnonymously(API.getCities, {}, state.outside)
  if (answer.ok) lists.set(state, answer.data)
  return answer
}

/** Returns the cities that match a typed text. */
export const handleCitiesRequest: WorkerRequestHandler<string, CityRecord[]> = async (state, typed) => {
  const all = await allCities(state)
  return all.ok ? { ok: true, data: findMatchingCities<CityRecord>(popularCities, all.data, typed) } : all
}

/** Returns the towns near a point, of which the page chooses the nearest; empty if the server knows none. */
export const handlePlacesNearRequest: WorkerRequestHandler<Point, GeocodedPlace[]> = async (
  { outside },
  { latitude, longitude },
) => {
  // Sent in the body, because proxies log URLs.
  const body = { latitude, longitude }
  const answer = await callApiAnonymously(API.findPlacesNear, { body }, outside, ONCE)
  return answer.ok ? { ok: true, data: answer.data.places } : answer
}

/** Returns the place of the reader's IP address; null if the server doesn't know it. */
export const handleIpGeolocationRequest: WorkerRequestHandler<void, GeocodedPlace | null> = async ({
  outside,
}) => {
  const answer = await callApiAnonymously(API.getPlaceOfAddress, {}, outside, ONCE)
  return answer.ok ? { ok: true, data: answer.data.place } : answer
}
