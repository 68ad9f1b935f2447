import { foldCaseAndAccents } from './fold.ts'

/** A run of letters, digits and combining marks; an apostrophe ends a word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/** A word of a text, in lower case and without accents, and its position in the original text. */
export interface PositionedWord {
  word: string
  start: number
  end: number
}

/** The words of a text in order, in lower case and without accents. */
export function splitIntoFoldedWords(text: string): string[] {
  return foldCaseAndAccents(text).match(WORD) ?? []
}

/** The words of a text, in lower case and without accents, with their positions, for highlighting. */
export function splitIntoPositionedWords(text: string): PositionedWord[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const [written] = match
    return { word: foldCaseAndAccents(written), start: match.index, end: match.index + written.length }
  })
}

/** Whether `words` contains the words of `run` one directly after the other; false if `run` is empty. */
export function containsWordSequence(words: readonly string[], run: readonly string[]): boolean {
  return run.length > 0 && words.some((_, at) => run.every((word, index) => words[at + index] === word))
}
