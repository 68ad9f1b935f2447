import type { StoryPlace, StoryScope } from '@plainwire/domain/story'
import type { Place } from '../table/towns.ts'
import type { PlaceWeights } from './place-weights.ts'
import { removeDoubtfulTowns } from './small-towns.ts'

/** The minimum share of its country's weight that a town needs to be the story's place. */
const TOWN_SHARE = 0.2
/** A story is international if the second country's weight is at least this share of the highest one's. */
const INTERNATIONAL_SHARE = 0.45
/** A country is relevant to a story if its weight is at least this share of the highest one's weight. */
const RELEVANT_SHARE = 0.2
const MAX_RELEVANT = 5
/** The share of its country's weight that a town needs to make a story local. */
const LOCAL_SHARE = 0.6

const ranked = (countries: ReadonlyMap<string, number>) =>
  [...countries].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))

function scopeOf(first: number, second: number, townWeight: number): StoryScope {
  if (first > 0 && second >= INTERNATIONAL_SHARE * first) return 'international'
  return townWeight >= LOCAL_SHARE * first ? 'local' : 'national'
}

function coordinatesOf(town: Place | undefined): StoryPlace['coordinates'] {
  if (town?.latitude === undefined || town.longitude === undefined) return undefined
  return { latitude: town.latitude, longitude: town.longitude }
}

/**
 * Returns the country with the highest weight, and its town with the highest weight if that is at least
 * `TOWN_SHARE` of the country's; undefined if there is no country.
 */
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
export function computeCountryShares({ countries }: PlaceWeights): Map<string, number> {
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
