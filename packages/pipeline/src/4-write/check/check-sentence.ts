import { extractTextClaims } from '../../claims/index.ts'
import { findChangedNegations } from './denials.ts'
import { type ClaimComparison, findUnprovenFacts } from './facts.ts'
import type { ClaimProblem, Passage } from './problem.ts'
import { findChangedQuotations } from './quotations.ts'
import { findUnrelatedPassages } from './support.ts'

export interface SentenceCheckInput {
  sentence: string
  /** The ISO 639-1 code of the sentence and of its passages. */
  language: string
  passages: readonly Passage[]
  /** The complete texts of the cited articles. */
  context: readonly string[]
}

/**
 * Maximum lengths in characters. Longer texts are cut: no sentence needs more to be checked, and the time
 * that a publisher's text takes must be limited.
 */
const MAX_PASSAGE = 4_000
const MAX_CONTEXT = 20_000

/**
 * Returns the claims of a sentence that its evidence doesn't support: numbers with their units, dates, names,
 * negations and quotations, and the whole sentence if its passages are about something else. A pure function.
 *
 * @returns an empty list if every claim is supported
 */
export function checkSentence({ sentence, language, passages, context }: SentenceCheckInput): ClaimProblem[] {
  const texts = passages.map(({ text }) => text.slice(0, MAX_PASSAGE)).filter((text) => text.trim() !== '')
  let read: ReturnType<ClaimComparison['context']> | undefined
  const compared: ClaimComparison = {
    language,
    sentence: extractTextClaims(sentence, language),
    passages: texts.map((text) => extractTextClaims(text, language)),
    context: () => (read ??= context.map((text) => extractTextClaims(text.slice(0, MAX_CONTEXT), language))),
  }
  if (texts.some((text) => isVerbatim(sentence, text))) return findUnrelatedPassages(compared)
  return [
    ...findUnprovenFacts(compared),
    ...findChangedNegations(compared),
    ...findChangedQuotations(sentence, texts),
    ...findUnrelatedPassages(compared),
  ]
}

const OPENS_SENTENCE = /(?:^|[.!?:—–|]["”’)]?\s|\n)["“‘„(]?$/

/** Whether a passage contains the sentence word for word, beginning at the start of a sentence. */
function isVerbatim(sentence: string, passage: string): boolean {
  const [wanted, whole] = [sentence, passage].map((text) => text.replace(/\s+/g, ' ').trim())
  const at = wanted && whole ? whole.indexOf(wanted) : -1
  return at >= 0 && OPENS_SENTENCE.test((whole ?? '').slice(Math.max(0, at - 4), at))
}
