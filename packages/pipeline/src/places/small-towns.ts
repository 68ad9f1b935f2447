import type { PlaceWeights, TownWeight } from './place-weights.ts'

/** A town of fewer people is believed on two signs. */
const SMALL_TOWN = 15_000
/** Smaller values are rounding errors. */
const LEAST = 0.02

/** Small towns that one sign alone speaks for: nothing else names their country, and they aren't in the title and the text or three times. */
function doubted({ countries, towns }: PlaceWeights): TownWeight[] {
  return [...towns.values()].filter(({ town, forCountry, times, isInTitle, isAtHome }) => {
    const isAlone = (countries.get(town.country) ?? 0) - forCountry < LEAST
    return town.population < SMALL_TOWN && isAlone && !isAtHome && !(times > 1 && isInTitle) && times < 3
  })
}

/** Without the small towns that only one sign speaks for, and what they gave their countries. */
export function believed(weights: PlaceWeights): PlaceWeights {
  const out = new Set(doubted(weights))
  if (out.size === 0) return weights
  const countries = new Map(weights.countries)
  for (const { town, forCountry } of out) {
    const left = (countries.get(town.country) ?? 0) - forCountry
    if (left < LEAST) countries.delete(town.country)
    else countries.set(town.country, left)
  }
  return { countries, towns: new Map([...weights.towns].filter(([, town]) => !out.has(town))) }
}
