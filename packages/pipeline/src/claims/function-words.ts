import { allRules, rulesOf, wordsOfAll } from '../languages/index.ts'

const ALL = wordsOfAll(({ claims }) => claims.functionWords)
const NEGATORS = wordsOfAll(({ claims }) => claims.negators)
const DENYING = new Map(allRules.flatMap(({ claims }) => Object.entries(claims.denying)))

/** Whether a word carries no claim: a language's own, or without a language those of all, since each is quoted in the others. */
export function isFunctionWord(folded: string, language?: string): boolean {
  if (language === undefined) return ALL.has(folded)
  return rulesOf(language)?.claims.functionWords.has(folded) === true
}

export const isNegator = (folded: string) => NEGATORS.has(folded) || /n't$/.test(folded)

/** The word that a negative word denies: 'able' for 'unable'. */
export function denied(folded: string): string | undefined {
  return DENYING.get(folded)
}
