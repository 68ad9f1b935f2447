import type { Scope, StoryPlace } from '@plainwire/domain/story'
import type { PlaceMention } from '../resolve-places.ts'
import type { Place } from '../table/towns.ts'
import type { PlaceWeights } from './place-weights.ts'
import { removeDoubtfulTowns } from './small-towns.ts'

/** The weight of a mention in the title, relative to one at the top of the text. */
const TITLE_WEIGHT = 3
/** The number of characters after which the weight of a mention is half of that at the top of the text. */
const HALVING_CHARACTERS = 500
/**
 * The weight of each kind of mention for its country: a town a little less than the country's own name, an
 * adjective least, since it describes people rather than a place.
 */
const COUNTRY_WEIGHT = {
  country: 1,
  people: 0.6,
  region: 1,
  town: 0.8,
  hint: 0.5,
  inside: 0.4,
  area: 0,
  feature: 0,
} as const
/** By how much repeated mentions of a place count less: the second weighs 1 / 1.3, the third 1 / 1.6. */
const REPEATED = 0.3
/** The minimum share of its country's weight that a town needs to be the story's place. */
const TOWN_SHARE = 0.2
/** A second country with this share of the first one's weight makes a story international. */
const INTERNATIONAL_SHARE = 0.45
/** Other countries are relevant from this share of the first one's weight. */
const RELEVANT_SHARE = 0.2
/** The weight of the language variant, relative to one mention at the top. */
const VARIANT = 0.5
/** The weight of the publisher's country. Less than any mention, so that it decides only if there is none. */
const HOME = 0.07
/** The weight of an origin relative to a place of events. */
const ORIGIN = 0.3
const HOME_OF_PEOPLE = 1.5
const MAX_RELEVANT = 5
/** The share of its country's weight that a town needs to make a story local. */
const LOCAL_SHARE = 0.6

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
/** True for Singapore, for example, whose name means the country as much as the town. */
const isCityState = ({ name, country }: Place) => countryNames.of(country) === name

const townKeyOf = (town: Place) => `${town.name}|${town.country}|${town.latitude}`

export function createPlaceWeights(): PlaceWeights {
  return { countries: new Map(), towns: new Map() }
}

/** Where a mention is in its article, and the countries of the article's publisher. */
interface Setting {
  isInTitle: boolean
  homes: ReadonlySet<string>
}

function addMention(
  weights: PlaceWeights,
  mention: PlaceMention,
  weight: number,
  { isInTitle, homes }: Setting,
): void {
  const { town, country, isOrigin } = mention
  const kind = town && isCityState(town) ? 'country' : mention.kind
  const forCountry = weight * COUNTRY_WEIGHT[kind] * (isOrigin ? ORIGIN : 1)
  if (country) weights.countries.set(country, (weights.countries.get(country) ?? 0) + forCountry)
  if (!town) return
  const key = townKeyOf(town)
  const known = weights.towns.get(key) ?? {
    town,
    weight: 0,
    forCountry: 0,
    times: 0,
    isInTitle: false,
    isAtHome: false,
  }
  weights.towns.set(key, {
    town,
    weight: known.weight + weight * (isOrigin ? ORIGIN : 1),
    forCountry: known.forCountry + forCountry,
    times: known.times + 1,
    isInTitle: known.isInTitle || isInTitle,
    isAtHome: homes.has(town.country),
  })
}

/**
 * Adds the publisher's own country, for a text that mentions only the origins of people: it is then probably
 * about that country.
 */
export function addHomeCountry(weights: PlaceWeights, home: string | undefined, share: number): void {
  if (home) weights.countries.set(home, (weights.countries.get(home) ?? 0) + share * HOME_OF_PEOPLE)
}

/**
 * Adds the language variant as evidence for a country. It is weak, and decides only if there is no other.
 *
 * @param home the publisher's country, or the likeliest country of the language
 */
export function addLanguageVariant(
  weights: PlaceWeights,
  variants: ReadonlyMap<string, number>,
  home: string | undefined,
  share: number,
): void {
  if (home) weights.countries.set(home, (weights.countries.get(home) ?? 0) + share * HOME)
  for (const [country, sureness] of variants) {
    weights.countries.set(country, (weights.countries.get(country) ?? 0) + share * VARIANT * sureness)
  }
}

/**
 * Adds the mentions of a title and a text. Repeated mentions count less each time, so that a list of results
 * doesn't decide.
 *
 * @param share the weight of the text among the story's texts
 * @param homes the countries that the publisher reports about
 */
export function addMentions(
  weights: PlaceWeights,
  title: readonly PlaceMention[],
  text: readonly PlaceMention[],
  { share = 1, homes = new Set() }: { share?: number; homes?: ReadonlySet<string> } = {},
): void {
  const times = new Map<string, number>()
  const damped = (mention: PlaceMention) => {
    const key = mention.town ? townKeyOf(mention.town) : mention.country
    const before = times.get(key) ?? 0
    times.set(key, before + 1)
    return 1 / (1 + REPEATED * before)
  }
  for (const mention of title)
    addMention(weights, mention, share * TITLE_WEIGHT * damped(mention), { isInTitle: true, homes })
  for (const mention of text)
    addMention(
      weights,
      mention,
      share * 0.5 ** (mention.start / HALVING_CHARACTERS) * damped(mention) + share * 0.08,
      {
        isInTitle: false,
        homes,
      },
    )
}

const ranked = (countries: ReadonlyMap<string, number>) =>
  [...countries].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))

function scopeOf(first: number, second: number, townWeight: number): Scope {
  if (first > 0 && second >= INTERNATIONAL_SHARE * first) return 'international'
  return townWeight >= LOCAL_SHARE * first ? 'local' : 'national'
}

function coordinatesOf(town: Place | undefined): StoryPlace['coordinates'] {
  if (town?.latitude === undefined || town.longitude === undefined) return undefined
  return { latitude: town.latitude, longitude: town.longitude }
}

/** Returns the place with the highest weight; undefined if there is none. */
export function selectStoryPlace(weights: PlaceWeights): StoryPlace | undefined {
  const { countries, towns } = removeDoubtfulTowns(weights)
  const [first, second] = ranked(countries)
  if (!first) return undefined
  const [country, weight] = first
  const inCountry = [...towns.values()].filter(({ town }) => town.country === country)
  const best = inCountry.sort((a, b) => b.weight - a.weight || b.town.population - a.town.population)[0]
  const town = best && best.weight >= TOWN_SHARE * weight ? best : undefined
  return {
    city: town?.town.name,
    country,
    scope: scopeOf(weight, second?.[1] ?? 0, town?.weight ?? 0),
    coordinates: coordinatesOf(town?.town),
  }
}

/** Returns each country's share of the total weight, 0–1. */
export function countryShares({ countries }: PlaceWeights): Map<string, number> {
  const sum = [...countries.values()].reduce((total, weight) => total + weight, 0)
  return new Map([...countries].map(([country, weight]) => [country, weight / sum]))
}

/** Returns the countries that matter to a story, the most important first. */
export function selectRelevantCountries(weights: PlaceWeights): string[] {
  const all = ranked(removeDoubtfulTowns(weights).countries)
  const most = all[0]?.[1] ?? 0
  return all
    .filter(([, weight]) => weight >= RELEVANT_SHARE * most)
    .slice(0, MAX_RELEVANT)
    .map(([country]) => country)
}
