import { isLanguage } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'
import type { ReadSentence } from '../read/index.ts'

/** A sentence that only says whose words the one before it are is shorter than this. */
const LONGEST = 140
/** Both together: what is longer stands nowhere in our text. */
const LONGEST_TOGETHER = 330

const saysSo = (text: string, language: string) =>
  isLanguage(language) && text.length < LONGEST && rulesOf(language).voices.saysSo.test(text)

/**
 * Sentences with 'Dat zegt hij in een interview' and the like joined to the one before it, in its paragraph: without it the words
 * would be told as a fact.
 */
export function withSayers(
  sentences: readonly ReadSentence[],
  whole: string,
  language: string,
): ReadSentence[] {
  const joined: ReadSentence[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const isSayer = before?.paragraph === sentence.paragraph && saysSo(sentence.text, language)
    if (!before || !isSayer || sentence.end - before.start > LONGEST_TOGETHER) joined.push(sentence)
    else {
      const text = whole.slice(before.start, sentence.end).replace(/\s+/g, ' ')
      joined[joined.length - 1] = { ...before, end: sentence.end, text }
    }
  }
  return joined
}

/** Where one sentence ends and the next begins. */
const BETWEEN = /(?<=[.!?]["”’']?)\s(?=\p{Lu})/gu

/** A text without the sentence at its end that says whose words it is. */
export function withoutSayer(text: string, language: string): string {
  const last = [...text.matchAll(BETWEEN)].at(-1)?.index
  return last !== undefined && saysSo(text.slice(last + 1), language) ? text.slice(0, last) : text
}
