import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import type { MuteLanguageRules } from '@plainwire/domain/reader'
import { stem as englishStem } from 'porter2'

const STEMMERS: Record<string, (word: string) => string> = { en: englishStem, nl: dutchStem }

/** The maximum number of cached stems; when it is exceeded, the cache is cleared. */
const MAX_REMEMBERED = 50_000
const remembered = new Map<string, string>()

/**
 * Returns the stem of a word whose case and accents are folded; the word itself in languages other than
 * English and Dutch.
 */
function stem(word: string, language: string): string {
  const key = `${language} ${word}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const made = STEMMERS[language]?.(word) ?? word
  remembered.set(key, made)
  return made
}

/** Creates the language rules for muting. `isWord` returns true for words that occur in the edition. */
export function createMuteLanguageRules(isWord: MuteLanguageRules['isWord']): MuteLanguageRules {
  return { stem, isWord }
}
