import type { Language } from '@plainwire/domain/language'
import { anyOf, rulesOf } from '../languages/index.ts'
import { ownWords } from '../text/index.ts'

/** Matches questions and asides to the reader, which don't belong in a text that states facts. */
const RHETORIC = new RegExp(`\\?|\\b(?:${anyOf(({ voices }) => voices.asides)})\\b`, 'i')

/** Returns true if a sentence asks a question or addresses the reader. */
export const isRhetoric = (text: string): boolean => RHETORIC.test(text)

/** Returns true if a sentence guesses or judges without attribution. */
export function isGuess(text: string, language: Language): boolean {
  const own = ownWords(text)
  const { guesses, says } = rulesOf(language).voices
  return guesses.test(own) && !says.test(own)
}

/** Returns true if a sentence uses 'I', 'we' or 'you' outside its quotations. */
export const isPersonal = (text: string, language: Language): boolean =>
  rulesOf(language).voices.self.test(ownWords(text))

/**
 * Returns true if a sentence expresses the writer's own view: it guesses, judges, asks, or uses 'I', 'we' or
 * 'you'.
 */
export const isOwnVoice = (text: string, language: Language): boolean =>
  isPersonal(text, language) || isRhetoric(ownWords(text)) || isGuess(text, language)

/** Returns true if a sentence comments on the news instead of reporting it. */
export function isComment(text: string, language: Language): boolean {
  const own = ownWords(text)
  return rulesOf(language).comments.some((pattern) => pattern.test(own))
}
