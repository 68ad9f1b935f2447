import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import {
  foldCaseAndAccents,
  listCountryNames,
  sharedWordPropertyCache,
  type WordIdList,
} from '../../text/index.ts'

/** The maximum number of words in a place name. */
const PLACE_WORDS = 3

const key = (name: string) => foldCaseAndAccents(name).replace(/-/g, ' ')

/**
 * Folded words and phrases that mean a place, with one key per place in all languages: '!NL' for a country or
 * its adjective, '!the hague' for a town with several names.
 */
export function buildPlaceKeys(
  data: Pick<NewsroomData, 'exonyms' | 'demonyms'>,
): ReadonlyMap<string, string> {
  const keys = new Map(listCountryNames().map(({ name, code }) => [key(name), `!${code}`]))
  const { names, countries } = data.demonyms
  for (const [code, words] of [...Object.entries(names), ...Object.entries(countries)]) {
    for (const word of words.split(' ')) keys.set(key(word), `!${code}`)
  }
  for (const [name, town] of Object.entries(data.exonyms.towns)) {
    keys.set(key(name), `!${foldCaseAndAccents(town)}`)
    keys.set(key(town), `!${foldCaseAndAccents(town)}`)
  }
  return keys
}

/**
 * For each first word of a place name, the number of words in the longest place name that begins with it, at
 * most `PLACE_WORDS`.
 */
export function computeMaxWordsByFirstWord(places: ReadonlyMap<string, string>): Map<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of places.keys()) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, Math.min(PLACE_WORDS, words.length)))
  }
  return longest
}

/**
 * The longest place name that begins at a position, up to a number of words. A name of at most three letters,
 * such as 'US', must be in capitals.
 */
export function findPlaceNameAt(
  words: WordIdList,
  places: ReadonlyMap<string, string>,
  position: number,
  longest: number,
): { key: string; words: number } | undefined {
  const { text } = sharedWordPropertyCache.word(words.number(position))
  for (let count = longest; count > 0; count--) {
    let phrase = phraseWord(words, position)
    for (let at = position + 1; at < position + count; at++) phrase += ` ${phraseWord(words, at)}`
    const placeKey = places.get(phrase)
    const isShort = count === 1 && text.length <= 3
    if (placeKey && (!isShort || text === text.toUpperCase())) return { key: placeKey, words: count }
  }
  return undefined
}

/** A word in the form that the keys of `places` have: in lower case, without accents and hyphens. */
function phraseWord(words: WordIdList, position: number): string {
  return sharedWordPropertyCache.word(words.number(position)).folded.replaceAll('-', ' ')
}
