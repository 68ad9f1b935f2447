import type { Language } from '@plainwire/domain/language'
import type { LanguageRules } from './language-rules.ts'
import { RULES } from './registry.ts'

const BY_CODE: ReadonlyMap<string, LanguageRules> = new Map(Object.entries(RULES))

/** ISO 639-1 codes of the languages that have rules. */
export const languageCodes: readonly string[] = Object.keys(RULES)

/** The rules of a language by its ISO 639-1 code; undefined for a language that has none. */
export function rulesOf(language: Language): LanguageRules
export function rulesOf(language: string): LanguageRules | undefined
export function rulesOf(language: string): LanguageRules | undefined {
  return BY_CODE.get(language)
}

/** The rules to read a text with: its own language's, or all there are where that has none. */
export function rulesFor(language: string): readonly LanguageRules[] {
  const own = rulesOf(language)
  return own ? [own] : allRules
}

/** The rules of every language: for words that are met whatever the language of the text around them. */
export const allRules: readonly LanguageRules[] = Object.values(RULES)

/** Words of all languages together. */
export function wordsOfAll(of: (rules: LanguageRules) => Iterable<string>): ReadonlySet<string> {
  return new Set(allRules.flatMap((rules) => [...of(rules)]))
}

/**
 * One pattern that finds what any language's pattern finds.
 *
 * @throws TypeError where the languages' patterns have other flags: one of them would find something else
 */
export function patternOfAll(of: (rules: LanguageRules) => RegExp): RegExp {
  const patterns = allRules.map(of)
  const [flags, ...others] = new Set(patterns.map((pattern) => pattern.flags))
  if (others.length > 0)
    throw new TypeError(`Patterns of one list have other flags: ${patterns.join(', ').slice(0, 200)}`)
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), flags)
}

/** Alternatives of a pattern of all languages together, as a regular expression writes them: 'of|van'. */
export function anyOf(of: (rules: LanguageRules) => string | readonly string[]): string {
  return allRules
    .flatMap(of)
    .filter((source) => source !== '')
    .join('|')
}
