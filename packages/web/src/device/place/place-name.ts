import type { GeocodedPlace } from '@plainwire/domain/contract'
import {
  COORDINATE_DECIMALS,
  findCountryByName,
  findNearestCity,
  findNearestCountry,
  findWorldRegion,
  formatPlaceName,
  MAX_FALLBACK_CITY_KM,
  type WorldRegion,
} from '@plainwire/domain/place'
import type { Place } from './place.ts'
import type { PlaceDependencies } from './place-ports.ts'
import { type Point, roundCoordinates } from './position.ts'

type Named = Pick<Place, 'city' | 'country' | 'countryCode' | 'displayName' | 'part'>

/** The names of places without a known town nearby, by part of the world. */
const COARSE: Record<WorldRegion, Pick<Named, 'city' | 'country'>> = {
  europe: { city: 'European location', country: 'Europe' },
  northAmerica: { city: 'North American location', country: 'North America' },
  australia: { city: 'Australian location', country: 'Australia' },
  asia: { city: 'Asian location', country: 'Asia' },
}

function coarseName(point: Point): Named {
  const part = findWorldRegion(point)
  if (part) return { ...COARSE[part], displayName: COARSE[part].city, countryCode: '', part }
  const unknown = { name: 'Your Location', country: 'Detected Area' }
  return {
    city: unknown.name,
    country: unknown.country,
    displayName: formatPlaceName(unknown),
    countryCode: '',
    part: 'unknown',
  }
}

/**
 * Returns the name of a point: that of the nearest town that the server lists, otherwise of the nearest
 * built-in city, otherwise of the part of the world that contains the point. The nearest town is chosen here,
 * because the server only gets the position rounded to about 10 km.
 */
export async function findNearestPlaceName(point: Point, world: PlaceDependencies): Promise<Named> {
  const answer = await world.placesNear(roundCoordinates(point, COORDINATE_DECIMALS))
  const town = answer.ok && findNearestCity(answer.data, point, Number.POSITIVE_INFINITY)
  if (town) return resolvePlaceName(town, world)
  const { cities } = await world.known()
  const near = findNearestCity(cities, point, MAX_FALLBACK_CITY_KM)
  if (!near) return coarseName(point)
  const { name, country, country_code } = near
  return { city: name, country, countryCode: country_code, displayName: formatPlaceName(near) }
}

/**
 * Returns the code of a place's country. If the server doesn't report the code, it is looked up by the
 * country's name in the built-in list of countries; if the list doesn't have the name, the code of the
 * nearest country in the list is returned.
 */
async function countryCodeOf({ countryCode, country, ...point }: GeocodedPlace, world: PlaceDependencies) {
  if (countryCode) return countryCode
  const { countries } = await world.known()
  return (findCountryByName(countries, country) ?? findNearestCountry(countries, point))?.code ?? ''
}

/** Returns the name of a place that the server has found, with the code of the place's country. */
export async function resolvePlaceName(found: GeocodedPlace, world: PlaceDependencies): Promise<Named> {
  const { city, country, displayName } = found
  return { city, country, displayName, countryCode: await countryCodeOf(found, world) }
}
