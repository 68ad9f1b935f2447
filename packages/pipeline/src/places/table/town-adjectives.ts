import { allLanguageRules, collectWordsOfAllLanguages } from '../../languages/index.ts'
import type { Place } from './towns.ts'

/**
 * The minimum population of towns whose adjectives are recognised: in the home countries of the supported
 * languages, and elsewhere. Adjectives of smaller towns occur only in local newspapers, where the country is
 * clear.
 */
const MIN_POPULATION_HOME = 2000
const MIN_POPULATION_ABROAD = 300_000
const HOMES = collectWordsOfAllLanguages(({ places }) => places.homelands)

/**
 * Returns the countries of towns by the towns' adjectives. If several towns have the same adjective, the
 * largest one counts.
 */
export function mapTownAdjectivesToCountries(
  towns: ReadonlyMap<string, readonly Place[]>,
): Map<string, string> {
  const found = new Map<string, { country: string; population: number }>()
  for (const [key, places] of towns) {
    const town = places.find(
      ({ kind, country, population }) =>
        kind === 'town' && population >= (HOMES.has(country) ? MIN_POPULATION_HOME : MIN_POPULATION_ABROAD),
    )
    if (!town) continue
    for (const adjective of allLanguageRules.flatMap(({ places: words }) => words.townAdjectives(key))) {
      if (towns.has(adjective) || (found.get(adjective)?.population ?? 0) >= town.population) continue
      found.set(adjective, town)
    }
  }
  return new Map([...found].map(([adjective, { country }]) => [adjective, country]))
}
