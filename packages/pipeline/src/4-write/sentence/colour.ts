import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../../languages/index.ts'
import { removeQuotedWords } from '../../text/index.ts'

/** Whether a sentence contains figures of speech, epithets or asides in the author's own words. */
export function hasColouredLanguage(sentence: string, language: Language): boolean {
  const own = removeQuotedWords(sentence)
  return rulesOf(language).colour.figurative.some((pattern) => pattern.test(own))
}

/**
 * Whether a title contains figures of speech, epithets or asides in the author's own words; fewer words are
 * neutral in a title.
 */
export function isColouredTitle(title: string, language: Language): boolean {
  const own = removeQuotedWords(title)
  return (
    hasColouredLanguage(own, language) || rulesOf(language).colour.titled.some((pattern) => pattern.test(own))
  )
}
