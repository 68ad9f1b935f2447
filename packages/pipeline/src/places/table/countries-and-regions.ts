import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { listCountryNames } from '../../text/index.ts'
import { type Place, type Point, toPlaceNameKey } from './towns.ts'
import { US_STATES } from './us-states.ts'

/**
 * The population that is assumed for every country except Georgia. It is larger than that of any region, so
 * that a country's name means the country unless the text shows otherwise.
 */
const COUNTRY_POPULATION = 60_000_000
/**
 * Georgia counts as smaller than the American state of that name, so that the other names in the text decide.
 */
const GEORGIA = 'GE'
const GEORGIA_POPULATION = 700_000
const THOUSAND = 1000
/** The population that is assumed for a region whose population isn't in the data. */
const SOME_POPULATION = 500_000

const point = (found: Point | undefined) => ({
  latitude: found?.latitude,
  longitude: found?.longitude,
})

/** Maps every name of a country to the country, and each name in `namedRegions` to its region. */
export function indexCountriesByName(
  { demonyms, placeWords }: Pick<NewsroomData, 'demonyms' | 'placeWords'>,
  points: ReadonlyMap<string, Point>,
) {
  const named = listCountryNames().map(({ name, code }) => [toPlaceNameKey(name), code] as const)
  const short = Object.entries(demonyms.names).flatMap(([code, words]) =>
    words.split(' ').map((word) => [toPlaceNameKey(word), code] as const),
  )
  const country = (code: string): Place => ({
    kind: 'country',
    name: code,
    country: code,
    division: '',
    population: code === GEORGIA ? GEORGIA_POPULATION : COUNTRY_POPULATION,
    ...point(points.get(code)),
  })
  const found = new Map([...named, ...short].map(([name, code]) => [name, country(code)]))
  for (const [name, [code, latitude, longitude]] of Object.entries(placeWords.namedRegions)) {
    found.set(name, { ...country(code), kind: 'region', latitude, longitude })
  }
  return found
}

/**
 * Returns the regions by name. A region's coordinates are those of its name in `points` if there are any,
 * otherwise those in `regions`.
 */
export function indexRegionsByName(
  { regions, placeWords }: Pick<NewsroomData, 'regions' | 'placeWords'>,
  points: ReadonlyMap<string, Point>,
) {
  const found = new Map<string, Place[]>()
  const add = (key: string, place: Place) => found.set(key, [...(found.get(key) ?? []), place])
  for (const [country, listed] of Object.entries(regions.regions)) {
    for (const [name, division, latitude, longitude, thousands] of listed) {
      const key = toPlaceNameKey(name)
      const known = placeWords.regions[key] === country ? points.get(key) : undefined
      const middle = known ?? { latitude, longitude }
      add(key, { kind: 'region', name, country, division, population: thousands * THOUSAND, ...middle })
    }
  }
  for (const [name, country] of Object.entries(placeWords.regions)) {
    const key = toPlaceNameKey(name)
    if (found.get(key)?.some((region) => region.country === country)) continue
    add(key, {
      kind: 'region',
      name,
      country,
      division: '',
      population: SOME_POPULATION,
      ...point(points.get(key)),
    })
  }
  for (const [name, listed] of Object.entries(placeWords.regionNames)) {
    const region = found.get(toPlaceNameKey(listed))?.[0]
    if (region) found.set(name, [region, ...(found.get(name) ?? []).filter((other) => other !== region)])
  }
  return found
}

/** Returns the American states by their abbreviations in newspapers: 'ind', 'wva'. */
export function indexUsStatesByAbbreviation(
  { regions }: Pick<NewsroomData, 'regions'>,
  byName: ReadonlyMap<string, readonly Place[]>,
): Map<string, Place> {
  const byCode = new Map<string, Place>()
  for (const [name, division, , , , level] of regions.regions.US ?? []) {
    const state = byName
      .get(toPlaceNameKey(name))
      ?.find((region) => region.country === 'US' && region.division === division)
    if (level === 1 && state) byCode.set(division, state)
  }
  return new Map(
    [...US_STATES].flatMap(([short, code]) => {
      const state = byCode.get(code)
      return state ? [[toPlaceNameKey(short), state] as const] : []
    }),
  )
}
