import type { PlaceMention } from '../resolve-places.ts'
import type { Place } from '../table/towns.ts'

/** The weight of a town in a text, with the evidence that this town is meant. */
export interface TownWeight {
  town: Place
  weight: number
  /** The weight that the mentions of the town have added to its country. */
  forCountry: number
  /** How often the town is mentioned. */
  times: number
  isInTitle: boolean
  /** True if the publisher reports on the town's country. */
  isAtHome: boolean
}

/** How much a text is about each place. Weights of several texts are added. */
export interface PlaceWeights {
  /** Weights by country code. */
  countries: Map<string, number>
  /** Weights by the town's key (see `townKeyOf`). */
  towns: Map<string, TownWeight>
}

/** The weight of a mention in the title, relative to one at the top of the text. */
const TITLE_WEIGHT = 3
/** The number of characters after which the weight of a mention is half of that at the top of the text. */
const HALVING_CHARACTERS = 500
/**
 * The weight of each kind of mention for its country. A town counts a little less than the country's own name,
 * and an adjective even less, since it describes people rather than a place.
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

/**
 * The weight that a text's variant of its language, such as American English, adds to a country, relative to
 * one mention at the top of the text.
 */
const VARIANT = 0.5
/**
 * The weight of the publisher's country. It is less than that of nearly every mention of a place, so that it
 * decides only if there is hardly any other evidence.
 */
const HOME = 0.07
/** The weight of a place where people come from, relative to a place where something happens. */
const ORIGIN = 0.3
const HOME_OF_PEOPLE = 1.5

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
/** True for Singapore, for example, whose name means the country as much as the town. */
const isCityState = ({ name, country }: Place) => countryNames.of(country) === name

const townKeyOf = (town: Place) => `${town.name}|${town.country}|${town.latitude}`

/** Returns weights without any place. */
export function createPlaceWeights(): PlaceWeights {
  return { countries: new Map(), towns: new Map() }
}

/**
 * Whether a mention is in its article's title, and the countries that the article's publisher reports about.
 */
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
export function addHomeCountryWeight(weights: PlaceWeights, home: string | undefined, share: number): void {
  if (home) weights.countries.set(home, (weights.countries.get(home) ?? 0) + share * HOME_OF_PEOPLE)
}

/**
 * Adds the publisher's country and the variant of the text's language as evidence for a country. Both are
 * weak, and decide only if there is no other evidence.
 *
 * @param home the publisher's country, or the likeliest country of the language
 */
export function addLanguageVariantWeight(
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
 * Adds the mentions of a title and a text. Repeated mentions count less each time, so that a list of sports
 * results with countries doesn't decide which place the story is about.
 *
 * @param share the weight of the text among the story's texts
 * @param homes the countries that the publisher reports about
 */
export function addPlaceMentionWeights(
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
