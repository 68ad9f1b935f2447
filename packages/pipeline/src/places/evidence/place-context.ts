import type { Place, Point } from '../table/towns.ts'
import type { ConfirmedPlaceName } from './place-evidence.ts'

/**
 * What is known about a text besides its words: its publisher's country and town, its vocabulary, and the
 * places in the story's other articles.
 */
export interface PlaceResolutionHints {
  homeCountry?: string | undefined
  /** How much the vocabulary resembles each country's English or Dutch, from 0 to 1. */
  variants?: ReadonlyMap<string, number> | undefined
  /** The location of the publisher's newsroom. */
  home?: Point | undefined
  /** Each country's share among the places named by the story's articles, 0–1. */
  siblings?: ReadonlyMap<string, number> | undefined
}

/**
 * Points for towns in a country that the text names. For comparison: a tenfold population gives one point.
 */
const COUNTRY_NAMED = 1.6
const ALSO_NAMED = 0.25
const STATE_NAMED = 2.2
const HINTED = 0.8
/** Points for towns of the publisher's country. */
const HOME_COUNTRY = 1.4
/**
 * Points for places in a country whose variant of the language the text uses, such as American towns in a text
 * with American words.
 */
const VARIANT = 2.2
/**
 * The maximum number of points for a place in a country whose places the story's other articles name, because
 * all these articles report the same event.
 */
const SIBLINGS = 1.5
/**
 * Points that a county or municipality loses if a town of the same name is preferred to it (see
 * `isTownPreferredOverRegion`), because the name alone rarely means the county.
 */
const TOWN_FIRST = 0.7
/**
 * A town that is neither in the county's nor in the publisher's country is preferred to a county of the same
 * name only if its population is more than this share of the county's.
 */
const COUNTY_SHARE = 0.5

/** The countries and regions that a text names. */
export interface PlaceContext {
  /**
   * For each country, how often each name that implies it occurs. Names are counted separately, so that the
   * occurrences of a name can be left out when that name itself is resolved.
   */
  countries: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Countries that the text only hints at, for example by an organisation. */
  hinted: ReadonlySet<string>
  /**
   * For each region, the names in the text that may denote it; for an American state also its telephone area
   * codes in the text. A region is no evidence for the meaning of a name if only that name denotes it.
   */
  divisions: ReadonlyMap<string, ReadonlySet<string>>
}

const PHONE = /(?:^|[^\d])\(?(\d{3})\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g

/** Finds the countries and regions that a text names. */
export function findPlaceContext(
  text: string,
  places: readonly ConfirmedPlaceName[],
  areaCodes: ReadonlyMap<string, string>,
): PlaceContext {
  const countries = new Map<string, Map<string, number>>()
  const hinted = new Set<string>()
  const divisions = new Map<string, Set<string>>()
  const addDivision = (division: string, key: string) =>
    divisions.set(division, (divisions.get(division) ?? new Set()).add(key))
  const addCountry = (country: string, key: string) => {
    const names = countries.get(country) ?? new Map<string, number>()
    countries.set(country, names.set(key, (names.get(key) ?? 0) + 1))
  }
  for (const { named, key } of places) {
    if (named.kind === 'people') addCountry(named.country, key)
    if (named.kind === 'hint') hinted.add(named.country)
    if (named.kind !== 'place') continue
    const [first, second] = named.places
    if (first && first.kind !== 'town' && !second?.kind.match(/^(?:region|country)$/)) {
      if (first.country) addCountry(first.country, key)
    }
    for (const { kind, country, division } of named.places) {
      if (kind === 'region' && division) addDivision(`${country}.${division}`, key)
    }
  }
  for (const [, code = ''] of text.matchAll(PHONE)) {
    const state = areaCodes.get(code)
    if (state) addDivision(`US.${state}`, code)
  }
  return { countries, hinted, divisions }
}

const isNamed = (names: ReadonlySet<string> | undefined, own: string) =>
  names !== undefined && (names.size > 1 || !names.has(own))

function timesNamed(names: ReadonlyMap<string, number> | undefined, own: string): number {
  let times = 0
  for (const [name, count] of names ?? []) if (name !== own) times += count
  return times
}

/** Returns the points for a place as the meaning of a name, by population and context. */
export function scorePlaceByContext(
  key: string,
  place: Place,
  context: PlaceContext,
  { homeCountry, variants, siblings }: PlaceResolutionHints,
  isTownFirst: boolean,
): number {
  let sum = Math.log10(place.population + 10)
  const times = timesNamed(context.countries.get(place.country), key)
  if (times > 0) sum += COUNTRY_NAMED + ALSO_NAMED * Math.min(4, times - 1)
  else if (context.hinted.has(place.country)) sum += HINTED
  if (place.kind === 'town' && isNamed(context.divisions.get(`${place.country}.${place.division}`), key))
    sum += STATE_NAMED
  if (homeCountry === place.country) sum += HOME_COUNTRY
  sum += VARIANT * (variants?.get(place.country) ?? 0)
  sum += SIBLINGS * (siblings?.get(place.country) ?? 0)
  if (place.kind === 'region' && isTownFirst) sum -= TOWN_FIRST
  return sum
}

/**
 * Returns true if the name of a county rather means a town of that name. This is so unless the publisher's
 * country is known, all towns of that name are outside the county's and the publisher's country, and each has
 * at most half the county's population.
 */
export function isTownPreferredOverRegion(
  region: Place,
  towns: readonly Place[],
  homeCountry: string | undefined,
): boolean {
  if (homeCountry === undefined) return true
  const near = towns.some(({ country }) => country === region.country || country === homeCountry)
  return near || towns.some(({ population }) => population > COUNTY_SHARE * region.population)
}
