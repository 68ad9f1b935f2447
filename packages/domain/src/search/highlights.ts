import { splitIntoPositionedWords } from '../text/index.ts'
import type { SearchQuery } from './query.ts'

/** A range of a text, as character offsets. */
export interface TextRange {
  start: number
  end: number
}

/** Returns the ranges of the words in a text that match a query, in order. */
export function findHighlights(text: string, { groups }: SearchQuery): TextRange[] {
  const words = splitIntoPositionedWords(text)
  const marked = new Set<number>()
  const parts = groups.filter(({ isNegated }) => !isNegated).flatMap(({ any }) => any)
  for (const part of parts) {
    if (part.kind !== 'words') continue
    const holdsAt = (at: number) =>
      part.words.every((searched, index) => {
        const word = words[at + index]?.word
        const mayGoOn = part.isPrefix && index === part.words.length - 1
        return mayGoOn ? word?.startsWith(searched) : word === searched
      })
    words.forEach((_, at) => {
      if (holdsAt(at)) part.words.forEach((_, index) => void marked.add(at + index))
    })
  }
  return words.flatMap(({ start, end }, at) => (marked.has(at) ? { start, end } : []))
}
