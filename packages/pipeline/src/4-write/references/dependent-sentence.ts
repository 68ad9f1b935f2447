import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { hasUnresolvedPronoun } from './lost-pronoun.ts'

/** A name after the first word, except a month or day: a possible owner for 'its' or 'their'. */
const OWNER =
  /\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)\p{Lu}\p{L}/u

function hasLostOwner(text: string, language: Language): boolean {
  const before = getLanguageRules(language).leaning.owned.exec(text)?.groups?.before
  return before !== undefined && !OWNER.test(before)
}

/**
 * Whether a sentence depends on the previous one: it contains a referring word, a number without its noun, or a
 * pronoun before any noun.
 */
export function dependsOnPreviousSentence(text: string, language: Language): boolean {
  const { begins, timely, phrase, fronted, bareNumber, relativeTime, inside } =
    getLanguageRules(language).leaning
  if (begins.test(text) && !timely.test(text)) return true
  if (phrase.test(text) || fronted.test(text) || hasLostOwner(text, language)) return true
  if (bareNumber.test(text) || relativeTime.test(text)) return true
  return inside.some((pattern) => pattern.test(text)) || hasUnresolvedPronoun(text, language)
}
