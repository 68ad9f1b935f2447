import { plainNumber, stem, stopWords } from '../text/index.ts'
import type { Compounds } from './compounds.ts'
import type { CrossWords } from './cross-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a word counts as: ids of the vocabulary. */
export interface WordKeys {
  /** Its stem, or the number it is. */
  id: number
  /** Under which the other language meets it. */
  cross: readonly number[]
  isNumber: boolean
  /** What it is made of, where it is a compound. */
  parts: readonly number[]
}

const NONE: readonly number[] = []

/** Years and numbers below this are too common to prove anything. */
const MIN_NUMBER = 10
/** Words remembered; news uses the same words all day. Then it starts afresh. */
const MAX_REMEMBERED = 150_000

function numberKey(folded: string): string | undefined {
  const first = folded.charCodeAt(0)
  if (first < 48 || first > 57) return undefined
  if (/^\d{1,2}-\d{1,2}$/.test(folded)) return `#${folded}`
  const value = plainNumber(folded)
  const isYear = /^(19|20)\d\d$/.test(value)
  return Number(value) >= MIN_NUMBER && !isYear ? `#${value}` : undefined
}

/** The keys of folded words, remembered by language: one look-up per word. Undefined for words that say nothing. */
export function wordKeys(vocabulary: Vocabulary, cross: CrossWords, compounds: Compounds) {
  const remembered = new Map<string, Map<string, WordKeys | undefined>>()

  const keysOf = (folded: string, language: string): WordKeys | undefined => {
    if (folded.length < 2 || stopWords(language).has(folded)) return undefined
    const number = numberKey(folded)
    if (number) {
      const id = vocabulary.id(number)
      return { id, cross: [id], isNumber: true, parts: NONE }
    }
    const ids = cross(folded, language).map((key) => vocabulary.id(key))
    const parts = compounds(folded, language).map((part) => vocabulary.id(part))
    return { id: vocabulary.id(stem(folded, language)), cross: ids, isNumber: false, parts }
  }

  /** Forgets what is remembered, when the vocabulary's ids change. */
  const forget = () => remembered.clear()

  const ofLanguage = (language: string) => {
    let known = remembered.get(language)
    if (!known || known.size > MAX_REMEMBERED) {
      known = new Map()
      remembered.set(language, known)
    }
    const words = known
    return (folded: string): WordKeys | undefined => {
      const before = words.get(folded)
      if (before !== undefined || words.has(folded)) return before
      const made = keysOf(folded, language)
      words.set(folded, made)
      return made
    }
  }

  return { ofLanguage, forget }
}
