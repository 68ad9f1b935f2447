import { allLanguageRules, collectWordsOfAllLanguages, getLanguageRules } from '../languages/index.ts'

const ALL = collectWordsOfAllLanguages(({ claims }) => claims.functionWords)
const NEGATORS = collectWordsOfAllLanguages(({ claims }) => claims.negators)
const DENYING = new Map(allLanguageRules.flatMap(({ claims }) => Object.entries(claims.denying)))

/**
 * Whether a word is a function word, such as an article or a preposition, of a language; without a language,
 * of any supported one, because texts quote words of other languages.
 */
export function isFunctionWord(folded: string, language?: string): boolean {
  if (language === undefined) return ALL.has(folded)
  return getLanguageRules(language)?.claims.functionWords.has(folded) === true
}

/** Whether a word negates a statement: 'not', 'geen', "didn't". */
export const isNegator = (folded: string) => NEGATORS.has(folded) || /n't$/.test(folded)

/** Returns the positive form of a negative word: 'able' for 'unable'; undefined for other words. */
export function findAffirmativeForm(folded: string): string | undefined {
  return DENYING.get(folded)
}
