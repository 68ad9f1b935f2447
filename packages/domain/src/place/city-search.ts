import type { CityRecord } from '../contract/index.ts'
import { foldCaseAndAccents } from '../text/index.ts'

/**
 * The minimum length of a query that searches all cities, in characters; shorter ones search popular cities
 * only.
 */
export const MIN_CITY_QUERY_LENGTH = 2
export const MAX_CITY_RESULTS = 30
/** If at least this many popular cities match a query, the full list of cities isn't loaded. */
const ENOUGH_POPULAR = 5
/** The maximum number of matches taken from the full list, some of which are duplicates of popular cities. */
const MAX_EXTRA = 50

type City = Pick<CityRecord, 'name' | 'country' | 'also'>

/** Whether a query matches a city's name, one of its other names, or the text 'city, country'. */
const holds = ({ name, country, also = [] }: City, wanted: string) =>
  [name, ...also].some((known) => foldCaseAndAccents(`${known}, ${country}`).includes(wanted))

const isTooShort = (typed: string) => typed.trim().length < MIN_CITY_QUERY_LENGTH

/**
 * Returns the popular cities whose name, other name or country contains the query, at most 30. A query that is
 * empty or has one character returns all its matches; an empty one matches every city.
 */
export function findPopularCities<Known extends City>(popular: readonly Known[], typed: string): Known[] {
  const wanted = foldCaseAndAccents(typed.trim())
  return popular
    .filter((city) => holds(city, wanted))
    .slice(0, isTooShort(typed) ? undefined : MAX_CITY_RESULTS)
}

/** Whether the full list of cities must be loaded for a query. */
export function needsFullCityList(popularFound: number, typed: string): boolean {
  return !isTooShort(typed) && popularFound < ENOUGH_POPULAR
}

function firstMatches<Known extends City>(cities: readonly Known[], wanted: string): Known[] {
  const found: Known[] = []
  for (const city of cities) {
    if (found.length === MAX_EXTRA) break
    if (holds(city, wanted)) found.push(city)
  }
  return found
}

/**
 * Returns at most 30 cities that match a query, without duplicates: popular ones first and, if fewer than five
 * of these match, those of the full list.
 *
 * @param all every city, the largest first; empty until the list is loaded
 */
export function findMatchingCities<Known extends City>(
  popular: readonly Known[],
  all: readonly Known[],
  typed: string,
): Known[] {
  const first = findPopularCities(popular, typed)
  if (!needsFullCityList(first.length, typed)) return first
  const byName = new Map<string, Known>()
  for (const city of [...first, ...firstMatches(all, foldCaseAndAccents(typed.trim()))]) {
    const key = foldCaseAndAccents(`${city.name}, ${city.country}`)
    if (!byName.has(key)) byName.set(key, city)
  }
  return [...byName.values()].slice(0, MAX_CITY_RESULTS)
}
