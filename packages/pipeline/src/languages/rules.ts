import type { Language } from '@plainwire/domain/language'
import type { LanguageRules } from './language-rules.ts'
import { RULES_BY_LANGUAGE } from './registry.ts'

const BY_CODE: ReadonlyMap<string, LanguageRules> = new Map(Object.entries(RULES_BY_LANGUAGE))

/** ISO 639-1 codes of the languages that have rules. */
export const languageCodes: readonly string[] = Object.keys(RULES_BY_LANGUAGE)

/** Returns the rules of a language by its ISO 639-1 code, or undefined if it has none. */
export function getLanguageRules(language: Language): LanguageRules
export function getLanguageRules(language: string): LanguageRules | undefined
export function getLanguageRules(language: string): LanguageRules | undefined {
  return BY_CODE.get(language)
}

/**
 * Returns the rules for reading a text: those of its language if it has rules, otherwise those of all
 * languages.
 */
export function selectLanguageRulesForText(language: string): readonly LanguageRules[] {
  const own = getLanguageRules(language)
  return own ? [own] : allLanguageRules
}

/** The rules of every language, for words that may occur in a text of any language. */
export const allLanguageRules: readonly LanguageRules[] = Object.values(RULES_BY_LANGUAGE)

/** Returns the words that a function selects from the rules of each language, as one set. */
export function collectWordsOfAllLanguages(
  of: (rules: LanguageRules) => Iterable<string>,
): ReadonlySet<string> {
  return new Set(allLanguageRules.flatMap((rules) => [...of(rules)]))
}

/**
 * Combines the patterns of all languages into one.
 *
 * @throws TypeError if the patterns have different flags, which can't be combined
 */
export function combineLanguagePatterns(of: (rules: LanguageRules) => RegExp): RegExp {
  const patterns = allLanguageRules.map(of)
  const [flags, ...others] = new Set(patterns.map((pattern) => pattern.flags))
  if (others.length > 0)
    throw new TypeError(`Patterns of one list have other flags: ${patterns.join(', ').slice(0, 200)}`)
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), flags)
}

/** Combines the alternatives of all languages into the source of a regular expression: 'of|van'. */
export function joinLanguageAlternatives(of: (rules: LanguageRules) => string | readonly string[]): string {
  return allLanguageRules
    .flatMap(of)
    .filter((source) => source !== '')
    .join('|')
}
