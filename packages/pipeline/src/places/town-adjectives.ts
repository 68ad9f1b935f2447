import { allRules, wordsOfAll } from '../languages/index.ts'
import type { Place } from './towns.ts'

/** A smaller town's adjective is met in its own paper, where nobody doubts the country. */
const LEAST_HOME = 2000
const LEAST_ABROAD = 300_000
const HOMES = wordsOfAll(({ places }) => places.homelands)

/** Adjectives of towns by what they are made of: the largest town of the name has it. */
export function townAdjectives(towns: ReadonlyMap<string, readonly Place[]>): Map<string, string> {
  const found = new Map<string, { country: string; population: number }>()
  for (const [key, places] of towns) {
    const town = places.find(
      ({ kind, country, population }) =>
        kind === 'town' && population >= (HOMES.has(country) ? LEAST_HOME : LEAST_ABROAD),
    )
    if (!town) continue
    for (const adjective of allRules.flatMap(({ places: words }) => words.townAdjectives(key))) {
      if (towns.has(adjective) || (found.get(adjective)?.population ?? 0) >= town.population) continue
      found.set(adjective, town)
    }
  }
  return new Map([...found].map(([adjective, { country }]) => [adjective, country]))
}
