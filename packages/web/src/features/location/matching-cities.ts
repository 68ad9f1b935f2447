import type { CityRecord } from '@plainwire/domain/contract'

/** So many well-known cities are offered before anything is typed; the list begins with them. */
export const POPULAR_CITIES = 44
const MIN_QUERY = 2
const MAX_CITIES = 30

/** Case and accents folded, so that 'sao' finds 'São Paulo'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The cities whose name or country holds what was typed: among the popular ones while it is shorter than two letters, else among all; 30 at most (LO-06). */
export function matchingCities(cities: readonly CityRecord[], query: string): CityRecord[] {
  const wanted = folded(query.trim())
  const among = wanted.length < MIN_QUERY ? cities.slice(0, POPULAR_CITIES) : cities
  const matches = among.filter(({ name, country }) => folded(`${name}, ${country}`).includes(wanted))
  return wanted.length < MIN_QUERY ? matches : matches.slice(0, MAX_CITIES)
}
