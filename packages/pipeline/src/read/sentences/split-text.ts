import { type SentenceSpan, splitSentences } from '../../text/index.ts'
import { getLeadingCreditLength, mayContainCredit } from './picture-credit.ts'

/**
 * Splits a picture credit in front of a sentence, which has no full stop of its own, into a separate
 * sentence.
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
 * Splits a text into sentences. A credit in front of a sentence becomes a separate one, and paragraphs end at
 * line ends.
 */
export function splitSentencesAndCredits(text: string): SentenceSpan[] {
  const sentences = splitSentences(text)
  return mayContainCredit(text)
    ? sentences.flatMap((sentence) => withoutLeadingCredit(sentence, text))
    : sentences
}
