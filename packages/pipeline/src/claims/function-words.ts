import { allLanguageRules, collectWordsOfAllLanguages, getLanguageRules } from '../languages/index.ts'

const ALL = collectWordsOfAllLanguages(({ claims }) => claims.functionWords)
const NEGATORS = collectWordsOfAllLanguages(({ claims }) => claims.negators)
const DENYING = new Map(allLanguageRules.flatMap(({ claims }) => Object.entries(claims.denying)))

/**
 * Whether a word has no content, in a language or, without one, in any language, because languages are quoted
 * in each other.
 */
export function isFunctionWord(folded: string, language?: string): boolean {
  if (language === undefined) return ALL.has(folded)
  return getLanguageRules(language)?.claims.functionWords.has(folded) === true
}

export const isNegator = (folded: string) => NEGATORS.has(folded) || /n't$/.test(folded)

/** The positive form of a negative word: 'able' for 'unable'. */
export function findAffirmativeForm(folded: string): string | undefined {
  return DENYING.get(folded)
}
