import type { EvidentPlace } from './place-evidence.ts'
import type { Place, Point } from './towns.ts'

/** The known facts besides the text. */
export interface ResolveHints {
  homeCountry?: string | undefined
  /** How much the words sound like each country's English or Dutch, from 0 to 1. */
  variants?: ReadonlyMap<string, number> | undefined
  /** The location of the publisher's newsroom. */
  home?: Point | undefined
  /** Each country's share in what the story's articles name, 0–1. */
  siblings?: ReadonlyMap<string, number> | undefined
}

/** Points, where 1 is tenfold population: how much a country named in the text speaks for its towns. */
const COUNTRY_NAMED = 1.6
const ALSO_NAMED = 0.25
const STATE_NAMED = 2.2
const HINTED = 0.8
/** A publisher writes of towns in its own country, and of those around it. */
const HOME_COUNTRY = 1.4
/** American words in a text speak for American towns. */
const VARIANT = 2.2
/** The articles on one event mean one place: points for the country that all of them together name. */
const SIBLINGS = 1.5
/** A county or municipality is rarely what its bare name means where a town of its country, or of the publisher's, has it too. */
const TOWN_FIRST = 0.7
/** A foreign namesake with a smaller share of a county's population is ignored. */
const COUNTY_SHARE = 0.5

/** The countries and regions that a text names. */
export interface PlaceContext {
  /** How often each country is named, by the names that imply it: a name is no evidence for itself. */
  countries: ReadonlyMap<string, ReadonlyMap<string, number>>
  hinted: ReadonlySet<string>
  /** The named regions, with the names that may denote them: a name is no evidence for itself. */
  divisions: ReadonlyMap<string, ReadonlySet<string>>
}

const PHONE = /(?:^|[^\d])\(?(\d{3})\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g

/** Reads the countries and regions that a text names. */
export function contextOf(
  text: string,
  places: readonly EvidentPlace[],
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

/** How likely a name denotes a place, before its context counts. */
export function placePoints(
  key: string,
  place: Place,
  context: PlaceContext,
  { homeCountry, variants, siblings }: ResolveHints,
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

/** Whether a county's namesake town comes first: always, but where a publisher is known and that is a foreign town with half the county's people or fewer. */
export function isTownFirst(
  region: Place,
  towns: readonly Place[],
  homeCountry: string | undefined,
): boolean {
  if (homeCountry === undefined) return true
  const near = towns.some(({ country }) => country === region.country || country === homeCountry)
  return near || towns.some(({ population }) => population > COUNTY_SHARE * region.population)
}
