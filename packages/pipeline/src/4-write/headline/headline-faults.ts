import type { Language } from '@plainwire/domain/language'
import type { HeadlineWeights } from '../../reviewed-data/trained-weights.ts'
import { hasNonNeutralLanguage, isNonNeutralTitle } from '../sentence/colour.ts'
import { matchesTeaserPattern, QUESTION_MARK } from './teaser.ts'

/** Lengths in characters: a shorter headline is uninformative, a longer one doesn't fit a card. */
const SHORT = 40
const LONG = 95
const QUOTE_LED = /^["'“‘„]/
/**
 * Pronouns of the first and second person, also at the beginning of a title; a lower-case 'i' is no pronoun.
 */
const SELF = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our|[Ii]k|[Ww]ij|[Mm]ijn|[Oo]nze|[Jj]ij|[Jj]e|[Jj]ouw)\b/
const LABELLED = /^[^:]{2,40}:\s/
const INNER_QUOTE = /.["“‘„]/

/**
 * Faults of a headline, for which points are deducted by the weights in `content/weights/headline-choice.json`.
 */
export type HeadlineFaults = Readonly<Record<keyof HeadlineWeights, number>>

/** Measures those faults of a headline for which weights were fitted; lengths are in characters. */
export function measureHeadlineFaults(title: string): HeadlineFaults {
  const isQuoteLed = QUOTE_LED.test(title)
  return {
    character: title.length,
    short: Math.max(0, SHORT - title.length),
    long: Math.max(0, title.length - LONG),
    quotationInFront: isQuoteLed ? 1 : 0,
    quotationInside: !isQuoteLed && INNER_QUOTE.test(title) ? 1 : 0,
  }
}

/**
 * Points deducted for a clickbait probability of 1, and in proportion for lower ones. Set by hand, because it
 * can't be fitted on headlines by experts: these aren't more similar to plain headlines than to clickbait.
 * Without this deduction, one chosen headline in five would be more likely to be clickbait than the average
 * headline of its story.
 */
export const CLICKBAIT_PENALTY_POINTS = 0.7

/** Points deducted for a headline whose language is loaded with a probability of at least `LOADED`. */
const LOADED_POINTS = 0.3
const LOADED = 0.8
/** Points deducted for a figure of speech, an epithet or a word in capitals. */
const COLOUR_POINTS = 0.3
/** Points deducted for wording that is coloured in a title but may be neutral in a sentence. */
const LOUD_POINTS = 0.05

/** An opening quotation mark without a closing one, or the reverse. */
const TORN_QUOTATION = /^[^"]*"[^"]*$|[“„][^”“]*$|^[^“„]*”|(?<![\p{L}\p{N}])[‘'](?=\p{L})[^’']*$/u

/**
 * Returns the points that rules set by hand deduct from a headline. One point equals a similarity of 1, that
 * of identical titles. The rules are documented in docs/editorial-method.md.
 */
export function computeRuleBasedHeadlinePenalty(
  title: string,
  clickbait: number,
  loaded: number,
  language: Language,
): number {
  let points = CLICKBAIT_PENALTY_POINTS * clickbait + (loaded >= LOADED ? LOADED_POINTS : 0)
  if (hasNonNeutralLanguage(title, language)) points += COLOUR_POINTS
  else if (isNonNeutralTitle(title, language)) points += LOUD_POINTS
  if (QUESTION_MARK.test(title)) points += 0.6
  if (matchesTeaserPattern(title)) points += 0.5
  if (TORN_QUOTATION.test(title)) points += 0.3
  if (SELF.test(title)) points += 0.3
  if (LABELLED.test(title)) points += 0.08
  if (/[;|]/.test(title)) points += 0.1
  return points
}
