import { foldCaseAndAccents } from './fold.ts'

/** A run of letters, digits and combining marks; an apostrophe ends a word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/** A folded word of a text and its position in the original text. */
export interface PositionedWord {
  word: string
  start: number
  end: number
}

/** The folded words of a text, in order. */
export function splitIntoFoldedWords(text: string): string[] {
  return foldCaseAndAccents(text).match(WORD) ?? []
}

/** The folded words of a text with their positions, for highlighting. */
export function splitIntoPositionedWords(text: string): PositionedWord[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const [written] = match
    return { word: foldCaseAndAccents(written), start: match.index, end: match.index + written.length }
  })
}

/** Whether a text contains the words as a consecutive sequence. */
export function containsWordSequence(words: readonly string[], run: readonly string[]): boolean {
  return run.length > 0 && words.some((_, at) => run.every((word, index) => words[at + index] === word))
}
