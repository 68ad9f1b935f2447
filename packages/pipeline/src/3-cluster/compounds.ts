import type { NewsroomData } from '../newsroom-data.ts'
import { stem } from '../text/index.ts'

/** Shorter words aren't taken apart. */
const MIN_COMPOUND = 9
const MIN_PART = 4
const LINK = /(?:s|en|e|-)$/

/** The two stems a word of one language is made of; none where it isn't made of two. */
export type Compounds = (folded: string, language: string) => readonly string[]

const NONE: readonly string[] = []

/** Takes Dutch compounds apart where both halves are ordinary words: 'sabotageactie', 'treinverkeer'. */
export function compounds({ ordinaryWords }: Pick<NewsroomData, 'ordinaryWords'>): Compounds {
  const known = new Set(ordinaryWords.nl.flatMap((line) => line.split(' ')))
  const stemOf = (word: string) => {
    const key = stem(word, 'nl')
    return word.length >= MIN_PART && known.has(key) ? key : undefined
  }
  return (folded, language) => {
    if (language !== 'nl' || folded.length < MIN_COMPOUND) return NONE
    for (let cut = MIN_PART; cut <= folded.length - MIN_PART; cut++) {
      const tail = stemOf(folded.slice(cut))
      const head = tail && (stemOf(folded.slice(0, cut)) ?? stemOf(folded.slice(0, cut).replace(LINK, '')))
      if (tail && head) return [head, tail]
    }
    return NONE
  }
}
