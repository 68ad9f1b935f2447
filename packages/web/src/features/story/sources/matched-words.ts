import { type PositionedWord, splitIntoPositionedWords } from '@plainwire/domain/text'

/** A part of a passage, and whether the words of that part also occur in the story's sentence. */
export interface PassagePart {
  /** The offset in the passage at which this part starts. */
  start: number
  text: string
  isMatched: boolean
}

/** The minimum length of a distinctive word, in characters. Shorter words occur in most sentences. */
const MIN_DISTINCTIVE_LETTERS = 4
const DIGIT = /\p{N}/u

const isDistinctive = ({ word }: PositionedWord) => word.length >= MIN_DISTINCTIVE_LETTERS || DIGIT.test(word)

/**
 * Returns the ranges of consecutive words of a passage that all occur in the sentence. A range without a
 * distinctive word is left out.
 */
function matchedRanges(passage: string, sentence: string): { start: number; end: number }[] {
  const sentenceWords = new Set(splitIntoPositionedWords(sentence).map(({ word }) => word))
  const runs: PositionedWord[][] = []
  let run: PositionedWord[] | undefined
  for (const word of splitIntoPositionedWords(passage)) {
    if (!sentenceWords.has(word.word)) run = undefined
    else if (run) run.push(word)
    else {
      run = [word]
      runs.push(run)
    }
  }
  return runs
    .filter((words) => words.some(isDistinctive))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }))
}

/** Splits a passage into parts with and without words of the sentence, ignoring case and accents. */
export function splitAtSharedWords(passage: string, sentence: string): PassagePart[] {
  const parts: PassagePart[] = []
  let position = 0
  for (const { start, end } of matchedRanges(passage, sentence)) {
    if (start > position)
      parts.push({ start: position, text: passage.slice(position, start), isMatched: false })
    parts.push({ start, text: passage.slice(start, end), isMatched: true })
    position = end
  }
  if (position < passage.length)
    parts.push({ start: position, text: passage.slice(position), isMatched: false })
  return parts
}
