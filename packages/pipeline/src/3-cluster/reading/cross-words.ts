import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents, stem } from '../../text/index.ts'

/** Minimum length of a word that is compared by its root, in letters; shorter ones are similar by chance. */
const MIN_COGNATE = 5
/** Minimum length of a word that is split as a compound, in letters. */
const MIN_COMPOUND = 8
const MIN_PART = 4

/** Spelling differences between English and Dutch words of one root, in order of application. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/(?:tions?|ties?|sies?|sions?)$/, 'S'],
  [/(?:iteiten|iteit|ities|ity)$/, 'T'],
  [/(?:ischen?|isch|ically|ical|ics?|ieke?|ie)$/, 'K'],
  [/(?:euren|eurs?|ors?|aren|aars?|ers?|ars?)$/, 'R'],
  [/(?:ieven?|iefs?|ives?)$/, 'V'],
  [/(?:elen?|eel|als?|aal|ale)$/, 'L'],
  [/(?:isten|ists?)$/, 'I'],
  [/(?:en|es|s|e|ed)$/, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch/g, 'sk'],
  [/ch/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/ij|y/g, 'i'],
  [/ou|oe/g, 'u'],
  [/ae|ea/g, 'e'],
  [/v/g, 'f'],
  [/(.)\1+/g, '$1'],
]

/**
 * Returns the same key for the English and the Dutch spelling of a word with a common root, such as 'explosion'
 * and 'explosie', or 'vaccine' and 'vaccin'.
 */
export function toCognateKey(word: string): string {
  return SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), word)
}

/** Returns the keys that a word shares with words of the other language, English or Dutch. */
export type CrossLanguageKeyLookup = (folded: string, language: string) => readonly string[]

const NONE: readonly string[] = []

function dutchParts(word: string, table: ReadonlyMap<string, readonly string[]>): readonly string[] {
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut++) {
    const tail = table.get(stem(word.slice(cut), 'nl'))
    if (!tail) continue
    const head = word.slice(0, cut)
    const known = table.get(stem(head, 'nl')) ?? table.get(stem(head.replace(/(?:s|en|e)$/, ''), 'nl'))
    if (known) return [...known, ...tail]
  }
  return NONE
}

/** Maps the stem of each word to one stem per meaning: 'blaze' becomes 'fire'. */
function meanings({ englishSynonyms }: Pick<NewsroomData, 'englishSynonyms'>): Map<string, string> {
  const heads = new Map<string, string>()
  for (const group of englishSynonyms.groups) {
    const [first = '', ...others] = group.split(' ').map((word) => stem(foldCaseAndAccents(word), 'en'))
    const head = heads.get(first) ?? first
    for (const word of [first, ...others]) if (!heads.has(word)) heads.set(word, head)
  }
  return heads
}

function translations(
  data: Pick<NewsroomData, 'dutchEnglish'>,
  heads: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const meaning = (word: string) =>
    heads.get(stem(foldCaseAndAccents(word), 'en')) ?? stem(foldCaseAndAccents(word), 'en')
  const table = new Map<string, readonly string[]>()
  for (const [dutch, english] of Object.entries(data.dutchEnglish.terms)) {
    const key = stem(foldCaseAndAccents(dutch), 'nl')
    const keys = english.map((word) => `e:${meaning(word)}`)
    table.set(key, [...new Set([...(table.get(key) ?? []), ...keys])])
  }
  return table
}

/**
 * Creates the function that returns the keys connecting Dutch and English words: from a table of news words,
 * English synonyms, parts of Dutch compounds, and words with a common root.
 */
export function createCrossLanguageKeyLookup(
  data: Pick<NewsroomData, 'dutchEnglish' | 'englishSynonyms'>,
): CrossLanguageKeyLookup {
  const heads = meanings(data)
  const table = translations(data, heads)
  const dutch = (word: string): readonly string[] => {
    const known = table.get(stem(word, 'nl'))
    if (known) return known
    const parts = word.length >= MIN_COMPOUND ? dutchParts(word, table) : NONE
    if (parts.length > 0) return parts
    return word.length >= MIN_COGNATE ? [`c:${toCognateKey(word)}`] : NONE
  }
  const english = (word: string): readonly string[] => {
    const stemmed = stem(word, 'en')
    const head = heads.get(stemmed)
    if (head) return [`e:${head}`]
    const own = `e:${stemmed}`
    return word.length >= MIN_COGNATE ? [own, `c:${toCognateKey(word)}`] : [own]
  }
  return (folded, language) => (language === 'nl' ? dutch(folded) : english(folded))
}
