import { truncateToWholeCharacters } from '@plainwire/domain/text'
import { splitSentences } from '../../text/index.ts'

/** Maximum length of the context before and after a passage, in characters, by the contract. */
export const MAX_CONTEXT_CHARACTERS = 160
/** The number of characters in which a sentence's boundary is searched; longer sentences are cut anyway. */
const LOOKED_AT = 3 * MAX_CONTEXT_CHARACTERS

/** A sentence next to a passage: its position in the article's text, and the part that is shown. */
export interface AdjacentSentence {
  start: number
  end: number
  text: string
}

/** The end of a text, starting at a word. */
function lastOf(text: string): string {
  // A text without spaces could be cut within a surrogate pair.
  const cut = text.slice(1 - MAX_CONTEXT_CHARACTERS).replace(/^\p{Cs}/u, '')
  return `…${cut.slice(cut.indexOf(' ') + 1)}`
}

/** The beginning of a text, ending at a word. */
function firstOf(text: string): string {
  const cut = truncateToWholeCharacters(text, MAX_CONTEXT_CHARACTERS - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

/**
 * Returns the sentence before a position in an article's text; if the position is within a sentence, the part
 * of that sentence before it.
 */
export function findSentenceBefore(text: string, place: number): AdjacentSentence | undefined {
  const from = Math.max(0, place - LOOKED_AT)
  const last = splitSentences(text.slice(from, place)).at(-1)
  if (!last) return undefined
  const isWhole = last.text.length <= MAX_CONTEXT_CHARACTERS && (last.start > 0 || from === 0)
  const shown = isWhole ? last.text : lastOf(last.text)
  return { start: from + last.start, end: from + last.end, text: shown.toWellFormed() }
}

/**
 * Returns the sentence after a position in an article's text; if the position is within a sentence, the rest
 * of that sentence.
 */
export function findSentenceAfter(text: string, place: number): AdjacentSentence | undefined {
  const [first] = splitSentences(text.slice(place, place + LOOKED_AT))
  if (!first) return undefined
  const isWhole = first.text.length <= MAX_CONTEXT_CHARACTERS
  const shown = isWhole ? first.text : firstOf(first.text)
  return { start: place + first.start, end: place + first.end, text: shown.toWellFormed() }
}
