import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { removeQuotedWords } from '../../text/index.ts'

/** Whether a sentence contains figures of speech, epithets or asides in the author's own words. */
export function hasNonNeutralLanguage(sentence: string, language: Language): boolean {
  const own = removeQuotedWords(sentence)
  return getLanguageRules(language).colour.figurative.some((pattern) => pattern.test(own))
}

/**
 * Whether a title contains figures of speech, epithets or asides in the author's own words. A title is judged
 * more strictly than a sentence.
 */
export function isNonNeutralTitle(title: string, language: Language): boolean {
  const own = removeQuotedWords(title)
  return (
    hasNonNeutralLanguage(own, language) ||
    getLanguageRules(language).colour.titled.some((pattern) => pattern.test(own))
  )
}
