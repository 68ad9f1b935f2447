import { LANGUAGES } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { stem } from '../../text/index.ts'

/** Minimum length of a word that is split as a compound, in letters. */
const MIN_COMPOUND = 9
const MIN_PART = 4
/**
 * A word whose ending is an ordinary word with a stem of at least this many letters is a compound, whatever
 * precedes the ending: 'koopkrachtplaatjes' ends in 'plaatjes'. Shorter endings can also be suffixes.
 */
const MIN_TAIL = 5
/** Returns the two stems of a compound; an empty list if the word isn't a compound. */
export type CompoundSplitter = (folded: string, language: string) => readonly string[]

const NONE: readonly string[] = []

/** The ordinary words of the languages that write compounds as one word. */
function compoundWords(ordinaryWords: NewsroomData['ordinaryWords']) {
  const languages = LANGUAGES.flatMap((language) => {
    const joints = getLanguageRules(language).compounds
    const words = ordinaryWords[language].flatMap((line) => line.split(' '))
    return joints ? [[language, { joints, known: new Set(words) }] as const] : []
  })
  return new Map<string, (typeof languages)[number][1]>(languages)
}

/**
 * Returns a function that splits compounds if both parts are ordinary words ('treinverkeer') or if the second
 * part is an ordinary word whose stem has at least `MIN_TAIL` letters ('plaatjes' in 'koopkrachtplaatjes').
 */
export function createCompoundSplitter({
  ordinaryWords,
}: Pick<NewsroomData, 'ordinaryWords'>): CompoundSplitter {
  const languages = compoundWords(ordinaryWords)
  return (folded, language) => {
    const own = folded.length < MIN_COMPOUND ? undefined : languages.get(language)
    if (!own) return NONE
    const { joints, known } = own
    const stemOf = (word: string) => {
      const key = stem(word, language)
      return word.length >= MIN_PART && known.has(key) ? key : undefined
    }
    let unknown: readonly string[] = NONE
    for (let cut = MIN_PART; cut <= folded.length - MIN_PART; cut++) {
      const tail = stemOf(folded.slice(cut))
      const first = folded.slice(0, cut)
      const head = tail && (stemOf(first) ?? stemOf(first.replace(joints.link, '')))
      if (tail && head) return [head, tail]
      if (tail && tail.length >= MIN_TAIL && unknown === NONE)
        unknown = [stem(first.replace(joints.between, ''), language), tail]
    }
    return unknown
  }
}
