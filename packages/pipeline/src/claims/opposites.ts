import { allLanguageRules } from '../languages/index.ts'

const OPPOSITES = new Map<string, Set<string>>()
for (const pair of allLanguageRules.flatMap(({ claims }) => claims.opposites)) {
  const [one = '', other = ''] = pair.split('/')
  OPPOSITES.set(one, (OPPOSITES.get(one) ?? new Set()).add(other))
  OPPOSITES.set(other, (OPPOSITES.get(other) ?? new Set()).add(one))
}
const NONE: ReadonlySet<string> = new Set()

/** Returns the listed opposites of a word in all languages; empty if there are none. */
export function findOpposites(folded: string): ReadonlySet<string> {
  return OPPOSITES.get(folded) ?? NONE
}
