import { isLanguage } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import type { ClassifiedSentenceSpan } from '../../read/index.ts'

/** Maximum length of a sentence that only attributes the previous one, in characters. */
const LONGEST = 140
/** Maximum length of two joined sentences, in characters; longer sentences are never used in our text. */
const LONGEST_TOGETHER = 330

const isAttribution = (text: string, language: string) =>
  isLanguage(language) &&
  text.length <= LONGEST &&
  getLanguageRules(language).voices.wholeAttribution.test(text)

/**
 * Joins sentences such as 'Dat zegt hij in een interview' ('He says so in an interview') to the previous
 * sentence of the paragraph, which would otherwise read as a fact.
 */
export function joinAttributions(
  sentences: readonly ClassifiedSentenceSpan[],
  whole: string,
  language: string,
): ClassifiedSentenceSpan[] {
  const joined: ClassifiedSentenceSpan[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const isSayer = before?.paragraph === sentence.paragraph && isAttribution(sentence.text, language)
    if (!before || !isSayer || sentence.end - before.start > LONGEST_TOGETHER) joined.push(sentence)
    else {
      const text = whole.slice(before.start, sentence.end).replace(/\s+/g, ' ')
      joined[joined.length - 1] = { ...before, end: sentence.end, text }
    }
  }
  return joined
}

/** The boundary between two sentences. */
const BETWEEN = /(?<=[.!?]["”’']?)\s(?=\p{Lu})/gu

/** Returns a text without its final sentence if that is an attribution. */
export function removeFinalAttribution(text: string, language: string): string {
  const last = [...text.matchAll(BETWEEN)].at(-1)?.index
  return last !== undefined && isAttribution(text.slice(last + 1), language) ? text.slice(0, last) : text
}
