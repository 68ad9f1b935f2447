import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import type { WordRules } from '@plainwire/domain/reader'
import { stem as englishStem } from 'porter2'

const STEMMERS: Record<string, (word: string) => string> = { en: englishStem, nl: dutchStem }

/** The most stems cached; beyond it the cache is cleared. */
const MAX_REMEMBERED = 50_000
const remembered = new Map<string, string>()

/** The stem of a folded word; the word itself in other languages than English and Dutch. */
function stem(word: string, language: string): string {
  const key = `${language} ${word}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const made = STEMMERS[language]?.(word) ?? word
  remembered.set(key, made)
  return made
}

/** The language functions for muting; the known words are those of an edition. */
export function wordLore(isWord: WordRules['isWord']): WordRules {
  return { stem, isWord }
}
