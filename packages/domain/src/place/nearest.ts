import { computeDistanceKm } from './distance.ts'

interface Point {
  latitude: number
  longitude: number
}

/** The default maximum distance, in km, between a position and the known city by whose name it is shown. */
export const MAX_NEAREST_CITY_KM = 50
/**
 * The maximum distance, in km, between a position that no geocoding service could name and the known city that
 * is shown for it.
 */
export const MAX_FALLBACK_CITY_KM = 100

/**
 * Returns the nearest place within a maximum distance, or the first of several that are equally near; undefined
 * if there is none.
 */
function nearest<Place extends Point>(
  places: readonly Place[],
  point: Point,
  withinKm: number,
): Place | undefined {
  let best: Place | undefined
  let bestKm = withinKm
  for (const place of places) {
    const km = computeDistanceKm(place, point)
    if (km < bestKm || (km === bestKm && !best)) [best, bestKm] = [place, km]
  }
  return best
}

/** The nearest known city within a maximum distance. */
export function findNearestCity<City extends Point>(
  cities: readonly City[],
  point: Point,
  radiusKm = MAX_NEAREST_CITY_KM,
): City | undefined {
  return nearest(cities, point, radiusKm)
}

/** The country with the nearest centre, at any distance. */
export function findNearestCountry<Country extends Point>(
  countries: readonly Country[],
  point: Point,
): Country | undefined {
  return nearest(countries, point, Number.POSITIVE_INFINITY)
}
