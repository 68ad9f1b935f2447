import type { NewsConflict } from '@plainwire/domain/contract'

/** A stretch of a text; one that sources differ on names its row of the agreement table. */
export interface DifferingPart {
  /** Offset into the text. */
  start: number
  text: string
  factId: string | undefined
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u

/** Where a text first gives a number as whole words; -1 where it doesn't: '12' is no part of '2012'. */
export function placeOf(number: string, text: string): number {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const around = [text[at - 1], text[at + number.length]]
    if (!around.some((character) => character !== undefined && WORD_CHARACTER.test(character))) return at
  }
  return -1
}

/** A text in stretches, in order, those apart that sources differ on. */
export function differingParts(text: string, conflicts: readonly NewsConflict[]): DifferingPart[] {
  const found = conflicts
    .map(({ text: number, fact_id }) => ({ start: placeOf(number, text), number, factId: fact_id }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start)
  const parts: DifferingPart[] = []
  let end = 0
  for (const { start, number, factId } of found) {
    if (start < end) continue
    if (start > end) parts.push({ start: end, text: text.slice(end, start), factId: undefined })
    parts.push({ start, text: number, factId })
    end = start + number.length
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), factId: undefined })
  return parts
}
