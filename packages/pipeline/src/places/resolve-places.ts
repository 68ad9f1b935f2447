import { anyOf } from '../languages/index.ts'
import type { EvidentPlace } from './place-evidence.ts'
import { type Group, nearnessSupport } from './place-nearness.ts'
import type { Place, Point } from './towns.ts'

/** A name in a text and the place it stands for. */
export interface Mention {
  start: number
  end: number
  name: string
  /** 'people' (an adjective or inhabitants), 'hint' (a body, an office-holder) and 'inside' (in the name of a body) speak for a country and are no place. */
  kind: 'country' | 'people' | 'region' | 'town' | 'area' | 'feature' | 'hint' | 'inside'
  /** ISO 3166-1 alpha-2; empty for a region of several countries. */
  country: string
  town: Place | undefined
  /** Tells who somebody is rather than where something is: 'a Kuwaiti national', 'fled from Syria'. */
  isOrigin?: boolean | undefined
  /** Degrees; of what is only named, such as a street, none are given. */
  latitude: number | undefined
  longitude: number | undefined
}

/** What is known beside the text. */
export interface ResolveHints {
  homeCountry?: string | undefined
  /** How much the words sound like each country's English or Dutch, from 0 to 1. */
  variants?: ReadonlyMap<string, number> | undefined
  /** Where the publisher's newsroom stands. */
  home?: Point | undefined
  /** Each country's share in what the story's articles name, 0–1. */
  siblings?: ReadonlyMap<string, number> | undefined
}

/** Points, where 1 is tenfold population: how much a country named in the text speaks for its towns. */
const COUNTRY_NAMED = 1.6
const ALSO_NAMED = 0.25
const STATE_NAMED = 2.2
const HINTED = 0.8
/** 'Paris, Texas': what stands behind the comma decides. */
const AFTER_COMMA = 6
/** A publisher writes of towns in its own country, and of those around it. */
const HOME_COUNTRY = 1.4
/** American words in a text speak for American towns. */
const VARIANT = 2.2
/** The articles on one event mean one place: points for the country that all of them together name. */
const SIBLINGS = 1.5
/** A state between others isn't its namesake town: 'Buffalo, New York'. */
const REGION_BEHIND_COMMA = 3
/** A county or municipality is rarely what its bare name means where a town of its country, or of the publisher's, has it too. */
const TOWN_FIRST = 0.7
/** A foreign namesake of fewer people than this share of a county's isn't meant. */
const COUNTY_SHARE = 0.5
/** A name between two states of America is a state. */
const AMONG_REGIONS = 1.2
const LISTED = new RegExp(`^ ?(?:,|,? (?:${anyOf(({ places }) => places.listJoints)})) $`)
const MAX_CANDIDATES = 14

interface Context {
  /** How often each country is named, by the names that speak for it: a name says nothing for itself. */
  countries: ReadonlyMap<string, ReadonlyMap<string, number>>
  hinted: ReadonlySet<string>
  /** Regions named, with the names that may stand for them: a name says nothing for itself. */
  divisions: ReadonlyMap<string, ReadonlySet<string>>
}

const PHONE = /(?:^|[^\d])\(?(\d{3})\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/g

function contextOf(
  text: string,
  places: readonly EvidentPlace[],
  areaCodes: ReadonlyMap<string, string>,
): Context {
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

const liesIn = (place: Place, area: Place) =>
  area.kind !== 'town' &&
  place.country === area.country &&
  (area.kind === 'country' || place.division === area.division)

const isNamed = (names: ReadonlySet<string> | undefined, own: string) =>
  names !== undefined && (names.size > 1 || !names.has(own))

function timesNamed(names: ReadonlyMap<string, number> | undefined, own: string): number {
  let times = 0
  for (const [name, count] of names ?? []) if (name !== own) times += count
  return times
}

function points(
  key: string,
  place: Place,
  context: Context,
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
function isTownFirst(region: Place, towns: readonly Place[], homeCountry: string | undefined): boolean {
  if (homeCountry === undefined) return true
  const near = towns.some(({ country }) => country === region.country || country === homeCountry)
  return near || towns.some(({ population }) => population > COUNTY_SHARE * region.population)
}

/** What stands behind a name's comma, and the names it ends with a comma before. */
function besideComma(text: string, place: EvidentPlace, places: readonly EvidentPlace[], at: number) {
  const next = places[at + 1]
  const previous = places[at - 1]
  const isComma = (from: number, to: number) => to - from <= 3 && /^ ?,\s$/.test(text.slice(from, to))
  return {
    behind: next?.named.kind === 'place' && isComma(place.end, next.start) ? next.named.places : [],
    before:
      previous?.named.kind === 'place' && isComma(previous.end, place.start) ? previous.named.places : [],
  }
}

/** Whether a neighbour in a list is another region of the country: 'New York and Vermont'. */
function isAmongRegions(
  text: string,
  { start, end }: EvidentPlace,
  places: readonly EvidentPlace[],
  at: number,
  region: Place,
) {
  const beside = [places[at - 1], places[at + 1]].filter((other) => {
    if (other?.named.kind !== 'place') return false
    const between = other.start > end ? text.slice(end, other.start) : text.slice(other.end, start)
    return LISTED.test(between)
  })
  return beside.some(
    (other) =>
      other?.named.kind === 'place' &&
      other.named.places[0]?.kind === 'region' &&
      other.named.places[0] !== region &&
      other.named.places[0].country === region.country,
  )
}

/** Gathers the mentions of each name: within one text a name stands for one place. */
function groupsOf(
  text: string,
  places: readonly EvidentPlace[],
  context: Context,
  hints: ResolveHints,
): Map<string, Group> {
  const groups = new Map<string, Group>()
  places.forEach((mention, at) => {
    const { named, key } = mention
    if (named.kind !== 'place') return
    const towns = named.places.filter(({ kind }) => kind === 'town')
    const group = groups.get(key) ?? {
      key,
      candidates: named.places.map((place) => ({
        place,
        points: points(key, place, context, hints, isTownFirst(place, towns, hints.homeCountry)),
      })),
    }
    groups.set(key, group)
    const { behind, before } = besideComma(text, mention, places, at)
    for (const candidate of group.candidates) {
      if (behind.some((area) => area !== candidate.place && liesIn(candidate.place, area)))
        candidate.points += AFTER_COMMA
      if (candidate.place.kind === 'region' && isAmongRegions(text, mention, places, at, candidate.place))
        candidate.points += AMONG_REGIONS
      if (
        candidate.place.kind !== 'town' &&
        before.some((inner) => inner !== candidate.place && liesIn(inner, candidate.place))
      )
        candidate.points += REGION_BEHIND_COMMA
    }
  })
  for (const group of groups.values()) {
    group.candidates.sort((a, b) => b.points - a.points)
    group.candidates.length = Math.min(group.candidates.length, MAX_CANDIDATES)
  }
  return groups
}

function mentionOf({ start, end, name, named, isInside }: EvidentPlace, meant: Place | undefined): Mention {
  const bare = { start, end, name, country: '', town: undefined, latitude: undefined, longitude: undefined }
  if (named.kind === 'people' || named.kind === 'hint')
    return { ...bare, kind: named.kind, country: named.country }
  if (named.kind === 'area') return { ...bare, kind: isInside ? 'inside' : 'area', ...named.point }
  if (named.kind === 'feature' || !meant) return { ...bare, kind: 'feature' }
  const { kind, country, latitude, longitude } = meant
  return {
    ...bare,
    kind: isInside ? 'inside' : kind,
    country,
    town: kind === 'town' ? meant : undefined,
    latitude,
    longitude,
  }
}

/** Decides which place each name stands for: by population, what else is named, what lies near, and where the publisher stands. */
export function resolvePlaces(
  text: string,
  places: readonly EvidentPlace[],
  hints: ResolveHints,
  areaCodes: ReadonlyMap<string, string>,
): Mention[] {
  const context = contextOf(text, places, areaCodes)
  const groups = groupsOf(text, places, context, hints)
  nearnessSupport([...groups.values()], hints.home)
  return places.map((place) => mentionOf(place, groups.get(place.key)?.candidates[0]?.place))
}
