import type { CityRecord } from '@plainwire/domain/contract'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { iterateTownSourceRecords, type TownSourceRecord } from './listed-towns.ts'

/** The minimum population of a town that readers can choose as their place. */
const MIN_POPULATION = 15_000
/** Coordinates are rounded to four decimals of a degree, about ten metres. */
const PRECISION = 10_000

const round = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION

/** The names that newspapers use for towns, with the towns' names in the gazetteer. */
type TownNames = NewsroomData['exonyms']

const NO_NAMES: TownNames = { towns: {}, english: {} }

/** Returns the other names that newspapers use for each town, by the gazetteer's name. */
function otherNames({ towns }: TownNames): ReadonlyMap<string, string[]> {
  const byListed = new Map<string, string[]>()
  for (const [written, listed] of Object.entries(towns))
    byListed.set(listed, [...(byListed.get(listed) ?? []), written])
  return byListed
}

/**
 * Returns every town with at least 15,000 inhabitants, largest first. Names and places: GeoNames, CC BY 4.0.
 *
 * @param names names of towns in newspapers; they are used only for the largest of several towns with the same
 * name, so not for Odessa in Texas
 */
export function listCityRecords(names: TownNames = NO_NAMES): CityRecord[] {
  const countries = new Intl.DisplayNames(['en'], { type: 'region' })
  const others = otherNames(names)
  const seen = new Set<string>()
  const large: TownSourceRecord[] = []
  for (const town of iterateTownSourceRecords()) if (town.population >= MIN_POPULATION) large.push(town)
  return large
    .toSorted((a, b) => b.population - a.population)
    .map(({ name: listed, country, latitude, longitude }) => {
      const isLargest = !seen.has(listed)
      seen.add(listed)
      const name = (isLargest && names.english[listed]) || listed
      const also = isLargest ? [listed, ...(others.get(listed) ?? [])].filter((other) => other !== name) : []
      return {
        name,
        ...(also.length > 0 && { also }),
        country: countries.of(country) ?? country,
        country_code: country,
        latitude: round(latitude),
        longitude: round(longitude),
      }
    })
}
