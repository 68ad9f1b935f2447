import { placedWords, type Word } from '@plainwire/domain/text'

/** A part of a passage, and whether our sentence contains the same words. */
export interface MatchedPart {
  /** Offset into the passage. */
  start: number
  text: string
  isMatched: boolean
}

/** Shorter words are in every sentence: alone they show nothing. */
const TELLING_LETTERS = 4
const DIGIT = /\p{N}/u

const isTelling = ({ word }: Word) => word.length >= TELLING_LETTERS || DIGIT.test(word)

/** Runs of words that a sentence contains too, each with at least one distinctive word. */
function stretchesOf(passage: string, sentence: string): { start: number; end: number }[] {
  const ours = new Set(placedWords(sentence).map(({ word }) => word))
  const runs: Word[][] = []
  let run: Word[] | undefined
  for (const word of placedWords(passage)) {
    if (!ours.has(word.word)) run = undefined
    else if (run) run.push(word)
    else {
      run = [word]
      runs.push(run)
    }
  }
  return runs
    .filter((words) => words.some(isTelling))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }))
}

/** A passage in parts, in order, those apart that give the words of our sentence. Capitals and accents don't count. */
export function matchedParts(passage: string, sentence: string): MatchedPart[] {
  const parts: MatchedPart[] = []
  let position = 0
  for (const { start, end } of stretchesOf(passage, sentence)) {
    if (start > position)
      parts.push({ start: position, text: passage.slice(position, start), isMatched: false })
    parts.push({ start, text: passage.slice(start, end), isMatched: true })
    position = end
  }
  if (position < passage.length)
    parts.push({ start: position, text: passage.slice(position), isMatched: false })
  return parts
}
