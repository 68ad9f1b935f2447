import { getLanguageRules } from '../../languages/index.ts'

/**
 * The maximum number of cached stems per language; when it is exceeded, the cache is cleared. Caching pays,
 * because news uses the same words all day.
 */
const MAX_REMEMBERED = 50_000
const remembered = new Map<string, Map<string, string>>()

/**
 * Returns the stem of a word in lower case without accents, or the word itself if we have no rules for the
 * language.
 */
export function stem(word: string, language: string): string {
  const before = remembered.get(language)?.get(word)
  if (before !== undefined) return before
  const rules = getLanguageRules(language)
  if (!rules) return word
  const known = remembered.get(language) ?? new Map<string, string>()
  if (known.size === 0) remembered.set(language, known)
  if (known.size >= MAX_REMEMBERED) known.clear()
  const made = rules.stem(word)
  known.set(word, made)
  return made
}
