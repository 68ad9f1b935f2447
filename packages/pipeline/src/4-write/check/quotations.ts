import { findQuotedTexts, normaliseForQuotationSearch } from '../../claims/index.ts'
import type { ClaimProblem } from './problem.ts'

/** Quotations with fewer words, such as titles and 'so-called' words, may lose their quotation marks. */
const MIN_WORDS = 5

const wordCount = (plain: string) => plain.trim().split(' ').length

/**
 * Finds quoted words that no passage quotes, and quotations of a passage that the sentence repeats without
 * quotation marks.
 */
export function findChangedQuotations(sentence: string, passages: readonly string[]): ClaimProblem[] {
  const plain = passages.map(normaliseForQuotationSearch)
  const problems: ClaimProblem[] = []
  const mine = findQuotedTexts(sentence)
  for (const { text, start, end } of mine) {
    const words = normaliseForQuotationSearch(text)
    if (words.trim() === '') continue
    const isQuoted = passages.some(
      (passage, index) => plain[index]?.includes(words) && isQuotedIn(words, passage),
    )
    if (!isQuoted) problems.push({ kind: 'quotation', text, start, end })
  }
  const outside = splitAtQuotations(sentence, mine).map(normaliseForQuotationSearch)
  for (const { text } of passages.flatMap(findQuotedTexts)) {
    const words = normaliseForQuotationSearch(text)
    if (wordCount(words) < MIN_WORDS || !outside.some((part) => part.includes(words))) continue
    problems.push({ kind: 'quotation', text, start: 0, end: sentence.length })
  }
  return problems
}

/**
 * Whether a passage quotes the words. If the passage has an unbalanced quotation mark, it may be cut out of a
 * longer quotation, so that all of its words may be quoted.
 */
function isQuotedIn(words: string, passage: string): boolean {
  const count = (mark: RegExp) => passage.match(mark)?.length ?? 0
  const isCut = count(/"/g) % 2 === 1 || count(/[“„«]/g) !== count(/[”»]/g)
  return (
    isCut || findQuotedTexts(passage).some(({ text }) => normaliseForQuotationSearch(text).includes(words))
  )
}

/** The parts of a sentence before, between and after its quotations. */
function splitAtQuotations(sentence: string, quoted: readonly { start: number; end: number }[]): string[] {
  const starts = [0, ...quoted.map(({ end }) => end)]
  return starts.map((from, index) => sentence.slice(from, quoted[index]?.start))
}
