import type { Scope, StoryPlace } from '@plainwire/domain/story'
import type { PlaceWeights } from './place-weights.ts'
import type { Mention } from './resolve-places.ts'
import { believed } from './small-towns.ts'
import type { Place } from './towns.ts'

/** A mention in the title weighs as much as three at the top of the text. */
const TITLE_WEIGHT = 3
/** The weight of a mention halves after this many characters. */
const HALF_WAY = 500
/**
 * The weight of each kind of mention for its country: a town a little less than the country's own name, an
 * adjective least, since it describes people rather than a place.
 */
const SPEAKS_FOR_COUNTRY = {
  country: 1,
  people: 0.6,
  region: 1,
  town: 0.8,
  hint: 0.5,
  inside: 0.4,
  area: 0,
  feature: 0,
} as const
/** The decrease of repeated mentions: the second weighs 1 / 1.3, the third 1 / 1.6. */
const REPEATED = 0.3
/** A town needs this share of its country's weight to be the story's place. */
const TOWN_SHARE = 0.2
/** A second country with this share of the first one's weight makes a story international. */
const INTERNATIONAL_SHARE = 0.45
/** Other countries from this share on are relevant. */
const RELEVANT_SHARE = 0.2
/** The weight of the language's variant relative to one mention at the top. */
const VARIANT = 0.5
/** Less than any name: it decides only where none is. */
const HOME = 0.07
/** The weight of an origin relative to a place of events. */
const ORIGIN = 0.3
const HOME_OF_PEOPLE = 1.5
const MAX_RELEVANT = 5
/** The share of a story in one town without other mentions of its country. */
const LOCAL_SHARE = 0.6

const countryName = new Intl.DisplayNames('en', { type: 'region' })
/** Singapore names the country as much as the town. */
const isCityState = ({ name, country }: Place) => countryName.of(country) === name

const townKeyOf = (town: Place) => `${town.name}|${town.country}|${town.latitude}`

export function noPlaces(): PlaceWeights {
  return { countries: new Map(), towns: new Map() }
}

/** The position and origin of a mention. */
interface Setting {
  isInTitle: boolean
  homes: ReadonlySet<string>
}

function addMention(
  weights: PlaceWeights,
  mention: Mention,
  weight: number,
  { isInTitle, homes }: Setting,
): void {
  const { town, country, isOrigin } = mention
  const kind = town && isCityState(town) ? 'country' : mention.kind
  const forCountry = weight * SPEAKS_FOR_COUNTRY[kind] * (isOrigin ? ORIGIN : 1)
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
 * Adds the publisher's own country if a text's mentions are only origins of people: it writes about its own
 * country.
 */
export function weighHome(weights: PlaceWeights, home: string | undefined, share: number): void {
  if (home) weights.countries.set(home, (weights.countries.get(home) ?? 0) + share * HOME_OF_PEOPLE)
}

/**
 * Adds the evidence of the language variant for a country: a little, and most if there is no other. `home`:
 * the country of news in that variant.
 */
export function weighVariant(
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

/** Adds the mentions of a title and a text; `homes` are countries that its publisher writes of. Repetition counts less each time: a list of results isn't a place. */
export function weigh(
  weights: PlaceWeights,
  title: readonly Mention[],
  text: readonly Mention[],
  { share = 1, homes = new Set() }: { share?: number; homes?: ReadonlySet<string> } = {},
): void {
  const times = new Map<string, number>()
  const damped = (mention: Mention) => {
    const key = mention.town ? townKeyOf(mention.town) : mention.country
    const before = times.get(key) ?? 0
    times.set(key, before + 1)
    return 1 / (1 + REPEATED * before)
  }
  for (const mention of title)
    addMention(weights, mention, share * TITLE_WEIGHT * damped(mention), { isInTitle: true, homes })
  for (const mention of text)
    addMention(weights, mention, share * 0.5 ** (mention.start / HALF_WAY) * damped(mention) + share * 0.08, {
      isInTitle: false,
      homes,
    })
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

/** The place with the highest weight; undefined if none is prominent. */
export function placeFrom(weights: PlaceWeights): StoryPlace | undefined {
  const { countries, towns } = believed(weights)
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

/** Each country's share of all that the texts name, 0–1. */
export function countryShares({ countries }: PlaceWeights): Map<string, number> {
  const sum = [...countries.values()].reduce((total, weight) => total + weight, 0)
  return new Map([...countries].map(([country, weight]) => [country, weight / sum]))
}

/** The countries that matter to a story, most first. */
export function relevantCountriesFrom(weights: PlaceWeights): string[] {
  const all = ranked(believed(weights).countries)
  const most = all[0]?.[1] ?? 0
  return all
    .filter(([, weight]) => weight >= RELEVANT_SHARE * most)
    .slice(0, MAX_RELEVANT)
    .map(([country]) => country)
}
