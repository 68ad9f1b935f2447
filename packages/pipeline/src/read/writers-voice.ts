import type { Language } from '@plainwire/domain/language'
import { getLanguageRules, joinLanguageAlternatives } from '../languages/index.ts'
import { removeQuotedWords } from '../text/index.ts'

/** Matches questions and asides to the reader, which don't belong in a text that states facts. */
const RHETORIC = new RegExp(`\\?|\\b(?:${joinLanguageAlternatives(({ voices }) => voices.asides)})\\b`, 'i')

/** Returns true if a sentence asks a question or addresses the reader. */
export const isRhetorical = (text: string): boolean => RHETORIC.test(text)

/** Returns true if a sentence guesses or judges without attribution. */
export function isUnattributedSpeculation(text: string, language: Language): boolean {
  const own = removeQuotedWords(text)
  const { guesses, attribution } = getLanguageRules(language).voices
  return guesses.test(own) && !attribution.test(own)
}

/** Returns true if a sentence uses 'I', 'we' or 'you' outside its quotations. */
export const usesPersonalPronoun = (text: string, language: Language): boolean =>
  getLanguageRules(language).voices.self.test(removeQuotedWords(text))

/**
 * Returns true if a sentence expresses the writer's own view: it guesses, judges, asks, or uses 'I', 'we' or
 * 'you'.
 */
export const expressesAuthorOpinion = (text: string, language: Language): boolean =>
  usesPersonalPronoun(text, language) ||
  isRhetorical(removeQuotedWords(text)) ||
  isUnattributedSpeculation(text, language)

/** Returns true if a sentence comments on the news instead of reporting it. */
export function isCommentary(text: string, language: Language): boolean {
  const own = removeQuotedWords(text)
  return getLanguageRules(language).comments.some((pattern) => pattern.test(own))
}
