import { API, Cities, type CityRecord, type FoundPlace } from '@plainwire/domain/contract'
import { matchingCities } from '@plainwire/domain/place'
import popularCities from '../../../../../content/places/popular-cities.json'
import { getJson } from '../../lib/api.ts'
import type { Desk } from '../desk.ts'
import type { Answer } from '../news-answer.ts'
import type { Handler } from './ask.ts'
import { parsed } from './parsed.ts'

/** Another source comes next: it isn't worth a long wait, nor a second try (LO-05). */
const PLACE_TIMEOUT_MS = 3000
const NO_RETRIES = 0

export interface Point {
  latitude: number
  longitude: number
}

const lists = new WeakMap<Desk, CityRecord[]>()

/** Every city (AP-08), fetched once: twenty thousand of them stay here, beside the page. */
async function allCities(desk: Desk): Promise<Answer<CityRecord[]>> {
  const held = lists.get(desk)
  if (held) return { ok: true, data: held }
  const answer = parsed(await getJson('/cities.json', desk.outside), Cities)
  if (answer.ok) lists.set(desk, answer.data)
  return answer
}

/** The cities that match what was typed (LO-06). */
export const askCities: Handler<string, CityRecord[]> = async (desk, typed) => {
  const all = await allCities(desk)
  return all.ok ? { ok: true, data: matchingCities<CityRecord>(popularCities, all.data, typed) } : all
}

async function askPlace(desk: Desk, path: string): Promise<Answer<FoundPlace | null>> {
  const fetched = await getJson(`/api${path}`, desk.outside, NO_RETRIES, PLACE_TIMEOUT_MS)
  const answer = parsed(fetched, API.getPlaceOfPoint.answer)
  return answer.ok ? { ok: true, data: answer.data.place } : answer
}

/** The town at a point; null where nobody knows one near it. */
export const askPlaceOfPoint: Handler<Point, FoundPlace | null> = (desk, { latitude, longitude }) => {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) })
  return askPlace(desk, `${API.getPlaceOfPoint.path}?${query}`)
}

/** The town of the reader's network; null where the server has no source for it. */
export const askPlaceOfAddress: Handler<void, FoundPlace | null> = (desk) =>
  askPlace(desk, API.getPlaceOfAddress.path)
