import type { SourceConflict } from '@plainwire/domain/contract'

/** A part of a text: either plain, or a number on which sources differ. */
export interface DifferingTextPart {
  /** The offset in the text at which this part starts. */
  start: number
  text: string
  /** The fact on which sources differ; undefined for a plain part. */
  factId: string | undefined
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u

/** The index of a number's first occurrence as a whole word, or -1: '12' doesn't occur in '2012'. */
export function findNumberIndex(number: string, text: string): number {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const neighbors = [text[at - 1], text[at + number.length]]
    if (!neighbors.some((character) => character !== undefined && WORD_CHARACTER.test(character))) return at
  }
  return -1
}

/** Splits a text at the numbers on which sources differ. */
export function splitAtDifferingNumbers(
  text: string,
  conflicts: readonly SourceConflict[],
): DifferingTextPart[] {
  const occurrences = conflicts
    .map(({ text: number, fact_id }) => ({ start: findNumberIndex(number, text), number, factId: fact_id }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start)
  const parts: DifferingTextPart[] = []
  let end = 0
  for (const { start, number, factId } of occurrences) {
    if (start < end) continue
    if (start > end) parts.push({ start: end, text: text.slice(end, start), factId: undefined })
    parts.push({ start, text: number, factId })
    end = start + number.length
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), factId: undefined })
  return parts
}
