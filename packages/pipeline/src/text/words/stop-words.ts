import { getLanguageRules } from '../../languages/index.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the folded words of a language that carry no information about an event; empty for languages without
 * rules.
 */
export function getStopWords(language: string): ReadonlySet<string> {
  return getLanguageRules(language)?.stopWords ?? NONE
}
