import type { Place } from './towns.ts'

/** A smaller town's adjective is met in its own paper, where nobody doubts the country. */
const LEAST_HOME = 2000
const LEAST_ABROAD = 300_000
const HOMES = new Set(['NL', 'BE'])
/** 'Osse' of Oss, and nothing shorter. */
const MIN_STEM = 3

/** The adjectives Dutch makes of a town's name: 'Mechelse', 'Brugse', 'Goudse', 'Herentalse', 'Leuvense'. */
export function adjectivesOf(key: string): string[] {
  if (/[^\p{L}'-]/u.test(key) || key.length < MIN_STEM) return []
  const stems = [key]
  if (/[^e]en$/.test(key)) stems.push(key.slice(0, -2))
  if (/[ae]$/.test(key)) stems.push(key.slice(0, -1))
  if (/([^aeiou])\1e$/.test(key)) stems.push(key.slice(0, -2))
  return stems
    .filter((stem) => stem.length >= MIN_STEM)
    .map((stem) => (/s$/.test(stem) ? `${stem}e` : `${stem}se`))
}

/** Adjectives of towns by what they are made of: the largest town of the name has it. */
export function townAdjectives(towns: ReadonlyMap<string, readonly Place[]>): Map<string, string> {
  const found = new Map<string, { country: string; population: number }>()
  for (const [key, places] of towns) {
    const town = places.find(
      ({ kind, country, population }) =>
        kind === 'town' && population >= (HOMES.has(country) ? LEAST_HOME : LEAST_ABROAD),
    )
    if (!town) continue
    for (const adjective of adjectivesOf(key)) {
      if (towns.has(adjective) || (found.get(adjective)?.population ?? 0) >= town.population) continue
      found.set(adjective, town)
    }
  }
  return new Map([...found].map(([adjective, { country }]) => [adjective, country]))
}
