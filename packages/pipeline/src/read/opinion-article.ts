import type { Article } from '@plainwire/domain/article'
import { isLanguage, type Language } from '@plainwire/domain/language'
import { splitSentences } from '../text/index.ts'
import { expressesAuthorOpinion, isCommentary } from './writers-voice.ts'

/** The number of characters of an article that are examined. */
const MAX_CHARACTERS = 5_000
/**
 * The minimum score by `voiceOf` at which a text counts as a commentator's. Texts shorter than `SHORT`
 * characters need `COMMENTATOR_SHORT`. Set by hand, by means of articles recorded on several days.
 */
const COMMENTATOR = 0.9
const SHORT = 600
const COMMENTATOR_SHORT = 1.3
/** The minimum share of sentences in which the writer guesses, judges, asks or uses 'I', 'we' or 'you'. */
const OWN_SHARE = 0.5
const MIN_SENTENCES = 6

/**
 * Returns true if an article expresses its writer's opinion instead of reporting, whatever its title says.
 *
 * @param voiceOf returns how much a text sounds like a commentator (above 0) or a newsroom (below 0); most
 *   values are between -2 and 2
 */
export function isOpinionArticle(
  { title, summary, text, language }: Pick<Article, 'title' | 'summary' | 'text' | 'language'>,
  voiceOf: (text: string, language: Language) => number,
): boolean {
  if (!isLanguage(language)) return false
  const whole = (text.length > summary.length ? text : summary).slice(0, MAX_CHARACTERS)
  const needed = whole.length < SHORT ? COMMENTATOR_SHORT : COMMENTATOR
  if (voiceOf(`${title}.\n${whole}`, language) >= needed) return true
  const sentences = splitSentences(whole)
  const own = sentences.filter(
    (sentence) => expressesAuthorOpinion(sentence.text, language) || isCommentary(sentence.text, language),
  )
  return sentences.length >= MIN_SENTENCES && own.length >= OWN_SHARE * sentences.length
}
