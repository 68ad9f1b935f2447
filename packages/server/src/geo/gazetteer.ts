import type { CityRecord, GeocodedPlace } from '@plainwire/domain/contract'
import { computeDistanceKm } from '@plainwire/domain/place'

/** The maximum distance, in km, between a point and a town that is returned as the place of that point. */
const RADIUS_KM = 100
/** The distance RADIUS_KM (100 km) in degrees of latitude, rounded up. */
const RADIUS_DEGREES = 0.91

export interface Point {
  latitude: number
  longitude: number
}

/**
 * The maximum distance between a reader and their position rounded to 0.1°, in km: half of the diagonal of an
 * area of 0.1° by 0.1°.
 */
const ROUNDED_KM = 7.9
/** The maximum number of towns returned; even the densest regions have only forty that are near enough. */
const MAX_TOWNS = 60

/**
 * Returns the towns within 100 km that may be the nearest to a reader, given the reader's rounded position;
 * nearest to that position first. The reader's device, which knows the exact position, chooses one of them.
 * The result is empty on the high seas and in deserts.
 */
export function findTownsNear(towns: readonly CityRecord[], point: Point): GeocodedPlace[] {
  const near = towns
    .filter(({ latitude }) => Math.abs(latitude - point.latitude) <= RADIUS_DEGREES)
    .map((town) => ({ town, km: computeDistanceKm(town, point) }))
    .filter(({ km }) => km <= RADIUS_KM)
    .sort((a, b) => a.km - b.km)
  const farthestKm = (near[0]?.km ?? 0) + 2 * ROUNDED_KM
  return near
    .filter(({ km }) => km <= farthestKm)
    .slice(0, MAX_TOWNS)
    .map(({ town }) => placeOf(town))
}

/** Returns the nearest town within 100 km of a point; undefined on the high seas and in deserts. */
export function findNearestTown(towns: readonly CityRecord[], point: Point): GeocodedPlace | undefined {
  let nearest: CityRecord | undefined
  let leastKm = RADIUS_KM
  for (const town of towns) {
    // Most towns are ruled out by latitude alone, so that checking 24,000 takes a tenth of a millisecond.
    if (Math.abs(town.latitude - point.latitude) > RADIUS_DEGREES) continue
    const km = computeDistanceKm(town, point)
    if (km > leastKm) continue
    leastKm = km
    nearest = town
  }
  return nearest && placeOf(nearest)
}

function placeOf({ name, country, country_code, latitude, longitude }: CityRecord): GeocodedPlace {
  const displayName = `${name}, ${country}`
  return { city: name, country, countryCode: country_code, displayName, latitude, longitude }
}
