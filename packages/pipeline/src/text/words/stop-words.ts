import { getLanguageRules } from '../../languages/index.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the words of a language that carry no information about an event, in lower case without accents;
 * empty if we have no rules for the language.
 */
export function getStopWords(language: string): ReadonlySet<string> {
  return getLanguageRules(language)?.stopWords ?? NONE
}
