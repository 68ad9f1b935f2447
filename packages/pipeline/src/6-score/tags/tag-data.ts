import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { foldCaseAndAccents, getStopWords, listCountryNames, stem } from '../../text/index.ts'

/** The data for recognising names. */
export interface TagRecognitionData {
  firstNames: ReadonlySet<string>
  lastNames: ReadonlySet<string>
  ordinary: { en: ReadonlySet<string>; nl: ReadonlySet<string> }
  /** Whether a word is a country's adjective or a name for its inhabitants: 'Omani'. */
  isPeople: (name: string) => boolean
  /** Whether a name of one or more words is a country's: 'Trinidad and Tobago'. */
  isPlace: (name: string) => boolean
}

export function prepareTagRecognitionData(
  data: Pick<NewsroomData, 'personNames' | 'ordinaryWords' | 'demonyms' | 'placeWords'>,
): TagRecognitionData {
  const stems = (lists: readonly string[]) => new Set(lists.flatMap((line) => line.split(' ')))
  const people = new Set(
    Object.values(data.demonyms.countries).flatMap((line) =>
      line.split(' ').map((word) => foldCaseAndAccents(word)),
    ),
  )
  const countries = new Set(listCountryNames().map(({ name }) => foldCaseAndAccents(name)))
  return {
    firstNames: new Set(data.personNames.first.split(' ')),
    lastNames: new Set([...data.personNames.last.split(' '), ...data.placeWords.surnames]),
    ordinary: { en: stems(data.ordinaryWords.en), nl: stems(data.ordinaryWords.nl) },
    isPeople: (name) => {
      const one = foldCaseAndAccents(name).replace(/s$/, '')
      // Words missing from `data.demonyms` are derived from the country's name: 'Omani' from 'Oman'.
      return (
        people.has(foldCaseAndAccents(name)) ||
        people.has(one) ||
        (one.endsWith('i') && countries.has(one.slice(0, -1)))
      )
    },
    isPlace: (name) =>
      countries.has(foldCaseAndAccents(name).replace(/ (?:and|en) /, ' & ')) ||
      countries.has(foldCaseAndAccents(name)),
  }
}

/** Whether a word is an ordinary word of the language and not a name. */
export function isDictionaryWord(
  folded: string,
  language: string,
  { ordinary, lastNames }: TagRecognitionData,
): boolean {
  const of = isLanguage(language) ? language : DEFAULT_LANGUAGE
  if (getStopWords(language).has(folded)) return true
  return ordinary[of].has(stem(folded, of)) && !lastNames.has(folded)
}
