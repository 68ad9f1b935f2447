import type { NewsroomData } from '../../newsroom-data.ts'
import { stem } from '../../text/index.ts'

/** Shorter words aren't taken apart. */
const MIN_COMPOUND = 9
const MIN_PART = 4
/** An ordinary stem so long ends a compound whatever stands before it: 'koopkrachtplaatjes'. Shorter ones are endings too. */
const MIN_TAIL = 5
const LINK = /(?:s|en|e|-)$/
/** What of it is no ending of an unknown word. */
const BETWEEN = /[s-]$/

/** The two stems a word of one language is made of; none where it isn't made of two. */
export type Compounds = (folded: string, language: string) => readonly string[]

const NONE: readonly string[] = []

/** Takes Dutch compounds apart where both halves are ordinary words ('treinverkeer'), else where a long second half is ('koopkrachtplaatjes'). */
export function compounds({ ordinaryWords }: Pick<NewsroomData, 'ordinaryWords'>): Compounds {
  const known = new Set(ordinaryWords.nl.flatMap((line) => line.split(' ')))
  const stemOf = (word: string) => {
    const key = stem(word, 'nl')
    return word.length >= MIN_PART && known.has(key) ? key : undefined
  }
  return (folded, language) => {
    if (language !== 'nl' || folded.length < MIN_COMPOUND) return NONE
    let unknown: readonly string[] = NONE
    for (let cut = MIN_PART; cut <= folded.length - MIN_PART; cut++) {
      const tail = stemOf(folded.slice(cut))
      const head = tail && (stemOf(folded.slice(0, cut)) ?? stemOf(folded.slice(0, cut).replace(LINK, '')))
      if (tail && head) return [head, tail]
      if (tail && tail.length >= MIN_TAIL && unknown === NONE) {
        unknown = [stem(folded.slice(0, cut).replace(BETWEEN, ''), 'nl'), tail]
      }
    }
    return unknown
  }
}
