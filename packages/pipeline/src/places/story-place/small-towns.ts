import type { PlaceWeights, TownWeight } from './place-weights.ts'

/** The population below which a town needs two pieces of evidence to be the story's place. */
const SMALL_TOWN = 15_000
/** A country's weight minus that of a town counts as 0 below this limit: it may be a rounding error. */
const EPSILON = 0.02

/**
 * Returns the small towns with a single piece of evidence: nothing else names their country, the publisher
 * doesn't report about that country, and they are neither in both title and text nor named three times.
 */
function doubted({ countries, towns }: PlaceWeights): TownWeight[] {
  return [...towns.values()].filter(({ town, forCountry, times, isInTitle, isAtHome }) => {
    const isAlone = (countries.get(town.country) ?? 0) - forCountry < EPSILON
    return town.population < SMALL_TOWN && isAlone && !isAtHome && !(times > 1 && isInTitle) && times < 3
  })
}

/** Removes small towns that have only one piece of evidence, and their contribution to their countries. */
export function removeDoubtfulTowns(weights: PlaceWeights): PlaceWeights {
  const out = new Set(doubted(weights))
  if (out.size === 0) return weights
  const countries = new Map(weights.countries)
  for (const { town, forCountry } of out) {
    const left = (countries.get(town.country) ?? 0) - forCountry
    if (left < EPSILON) countries.delete(town.country)
    else countries.set(town.country, left)
  }
  return { countries, towns: new Map([...weights.towns].filter(([, town]) => !out.has(town))) }
}
