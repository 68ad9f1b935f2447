import type { NewsroomData } from '../../newsroom/newsroom-data.ts'
import { fold, listCountryNames } from '../../text/index.ts'

const key = (name: string) => fold(name).replace(/-/g, ' ')

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
    keys.set(key(name), `!${fold(town)}`)
    keys.set(key(town), `!${fold(town)}`)
  }
  return keys
}
