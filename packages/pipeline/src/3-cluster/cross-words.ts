import type { NewsroomData } from '../newsroom-data.ts'
import { fold, stem } from '../text/index.ts'

/** Shorter words are alike by chance. */
const MIN_COGNATE = 5
/** Shorter words aren't taken apart. */
const MIN_COMPOUND = 8
const MIN_PART = 4

/** What English and Dutch spell differently in words of one root, in order of application. */
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

/** One spelling for words that English and Dutch share: 'explosion' and 'explosie', 'minister', 'vaccine' and 'vaccin'. */
export function cognate(word: string): string {
  return SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), word)
}

/** Keys under which words of either language meet. */
export type CrossWords = (folded: string, language: string) => readonly string[]

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

function translations(data: Pick<NewsroomData, 'dutchEnglish'>): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>()
  for (const [dutch, english] of Object.entries(data.dutchEnglish.terms)) {
    const key = stem(fold(dutch), 'nl')
    const keys = english.map((word) => `e:${stem(fold(word), 'en')}`)
    table.set(key, [...new Set([...(table.get(key) ?? []), ...keys])])
  }
  return table
}

/**
 * How Dutch and English words meet: a table of news words, Dutch compounds taken apart, and words of one root.
 */
export function crossWords(data: Pick<NewsroomData, 'dutchEnglish'>): CrossWords {
  const table = translations(data)
  const dutch = (word: string): readonly string[] => {
    const known = table.get(stem(word, 'nl'))
    if (known) return known
    const parts = word.length >= MIN_COMPOUND ? dutchParts(word, table) : NONE
    if (parts.length > 0) return parts
    return word.length >= MIN_COGNATE ? [`c:${cognate(word)}`] : NONE
  }
  const english = (word: string): readonly string[] => {
    const own = `e:${stem(word, 'en')}`
    return word.length >= MIN_COGNATE ? [own, `c:${cognate(word)}`] : [own]
  }
  return (folded, language) => (language === 'nl' ? dutch(folded) : english(folded))
}
