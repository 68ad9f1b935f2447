import type { NewsroomData } from '../../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents, listCountryNames, stem } from '../../../text/index.ts'

/** Identifies interchangeable words: words that share at least one key. */
export interface InterchangeableWords {
  /**
   * The keys of a word: one for each of its meanings in a language, and one for the country that it refers
   * to.
   */
  keysOf(folded: string, stem: string, language: string): readonly string[]
  /**
   * Whether a word is in the list of ordinary words of a language, so that a capital at the start of a sentence
   * doesn't make it a name.
   */
  isOrdinary(stem: string, language: string): boolean
}

export type InterchangeableWordData = Pick<
  NewsroomData,
  'englishSynonyms' | 'paraphrases' | 'demonyms' | 'ordinaryWords'
>

function addGroups(
  keys: Map<string, string[]>,
  groups: readonly string[],
  { language, prefix }: { language: string; prefix: string },
): void {
  for (const [index, group] of groups.entries()) {
    for (const word of new Set(group.split(' ').flatMap((each) => [each, stem(each, language)]))) {
      const at = `${language} ${word}`
      keys.set(at, [...(keys.get(at) ?? []), `${prefix}${index}`])
    }
  }
}

function addCountries(
  keys: Map<string, string[]>,
  { names, countries }: InterchangeableWordData['demonyms'],
): void {
  const listed = [names, countries].flatMap((list) =>
    Object.entries(list).flatMap(([code, words]) => words.split(' ').map((name) => ({ name, code }))),
  )
  for (const { name, code } of [...listCountryNames(), ...listed]) {
    const at = `country ${foldCaseAndAccents(name).replaceAll('-', ' ')}`
    keys.set(at, [...(keys.get(at) ?? []), `country ${code}`])
  }
}

/** Builds the table of interchangeable words from lists compiled by hand. */
export function createInterchangeableWords(data: InterchangeableWordData): InterchangeableWords {
  const keys = new Map<string, string[]>()
  addGroups(keys, data.englishSynonyms.groups, { language: 'en', prefix: 's' })
  for (const language of ['en', 'nl'] as const)
    addGroups(keys, data.paraphrases[language], { language, prefix: `${language}-p` })
  addCountries(keys, data.demonyms)
  const ordinary = new Set(
    (['en', 'nl'] as const).flatMap((language) =>
      data.ordinaryWords[language].flatMap((line) => line.split(' ').map((word) => `${language} ${word}`)),
    ),
  )
  return {
    keysOf: (folded, stemmed, language) => [
      ...new Set([
        ...(keys.get(`${language} ${folded}`) ?? []),
        ...(keys.get(`${language} ${stemmed}`) ?? []),
        ...(keys.get(`country ${folded}`) ?? []),
      ]),
    ],
    isOrdinary: (stemmed, language) => ordinary.has(`${language} ${stemmed}`),
  }
}
