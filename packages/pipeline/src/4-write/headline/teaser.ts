import type { Language } from '@plainwire/domain/language'
import { allLanguageRules } from '../../languages/index.ts'
import type { TextJudge } from '../text-judge.ts'

/**
 * A headline with a clickbait device, such as capitals, and at least this clickbait probability is a teaser.
 */
const LOUD = 0.5
export const QUESTION_MARK = /\?/
/** Beginnings, middles and ends of titles that promise the news instead of reporting it. */
const TEASES: readonly RegExp[] = [
  /(?:…|\.\.\.|:)$/u,
  /\p{L}\*{2,}/u,
  ...allLanguageRules.flatMap(({ teases }) => teases),
]

/**
 * Whether a title promises the news instead of reporting it: by its form, or because it is probably clickbait
 * and contains a known clickbait device, such as capitals.
 */
export function isTeaser(title: string, language: Language, judge: TextJudge): boolean {
  if (QUESTION_MARK.test(title) || TEASES.some((pattern) => pattern.test(title))) return true
  return judge.clickbait(title, language) >= LOUD && judge.hasDevice(title, language)
}

/** Whether a title matches a pattern of teasers; ignores question marks and the clickbait probability. */
export const matchesTeaserPattern = (title: string): boolean => TEASES.some((pattern) => pattern.test(title))
