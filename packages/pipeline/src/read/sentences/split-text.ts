import { type SentenceSpan, splitSentences } from '../../text/index.ts'
import { getLeadingCreditLength, mayContainCredit } from './picture-credit.ts'

/**
 * Splits a sentence that begins with a picture credit into two: the credit, which has no full stop of its own,
 * and the rest.
 */
function withoutLeadingCredit(sentence: SentenceSpan, source: string): SentenceSpan[] {
  const length = getLeadingCreditLength(source.slice(sentence.start, sentence.end))
  if (length === 0) return [sentence]
  const cut = sentence.start + length
  const part = (start: number, end: number) => {
    const text = source.slice(start, end)
    const from = start + text.length - text.trimStart().length
    return {
      ...sentence,
      start: from,
      end: start + text.trimEnd().length,
      text: text.trim().replace(/\s+/g, ' '),
    }
  }
  return [part(sentence.start, cut), part(cut, sentence.end)]
}

/**
 * Splits a text into sentences. A picture credit in front of a sentence becomes a separate sentence, and every
 * line end is the end of a paragraph.
 */
export function splitSentencesAndCredits(text: string): SentenceSpan[] {
  const sentences = splitSentences(text)
  return mayContainCredit(text)
    ? sentences.flatMap((sentence) => withoutLeadingCredit(sentence, text))
    : sentences
}
