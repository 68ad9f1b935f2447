import { API, type CityRecord, type FoundPlace } from '@plainwire/domain/contract'
import { matchingCities } from '@plainwire/domain/place'
import popularCities from '../../../../../content/places/popular-cities.json'
import type { Answer } from '../news-answer.ts'
import type { WorkerState } from '../worker-state.ts'
import { fetchAnswer } from './fetch-answer.ts'
import type { Handler } from './request.ts'

/** Another source follows: neither a long wait nor a retry is worthwhile. */
const ONCE = { timeoutMs: 3000, retries: 0 }

export interface Point {
  latitude: number
  longitude: number
}

const lists = new WeakMap<WorkerState, CityRecord[]>()

/** Every city, fetched once: twenty thousand of them stay in the worker. */
async function allCities(state: WorkerState): Promise<Answer<CityRecord[]>> {
  const held = lists.get(state)
  if (held) return { ok: true, data: held }
  const answer = await fetchAnswer(API.getCities, {}, state.outside)
  if (answer.ok) lists.set(state, answer.data)
  return answer
}

/** The cities that match what was typed. */
export const answerCities: Handler<string, CityRecord[]> = async (state, typed) => {
  const all = await allCities(state)
  return all.ok ? { ok: true, data: matchingCities<CityRecord>(popularCities, all.data, typed) } : all
}

/** The towns that may be the nearest to a point; none if unknown. */
export const answerPlacesNear: Handler<Point, FoundPlace[]> = async (
  { outside },
  { latitude, longitude },
) => {
  // In a body: URLs are in the logs of proxies.
  const body = { latitude, longitude }
  const answer = await fetchAnswer(API.findPlacesNear, { body }, outside, ONCE)
  return answer.ok ? { ok: true, data: answer.data.places } : answer
}

/** The town of the reader's network; null where the server has no source for it. */
export const answerPlaceOfAddress: Handler<void, FoundPlace | null> = async ({ outside }) => {
  const answer = await fetchAnswer(API.getPlaceOfAddress, {}, outside, ONCE)
  return answer.ok ? { ok: true, data: answer.data.place } : answer
}
