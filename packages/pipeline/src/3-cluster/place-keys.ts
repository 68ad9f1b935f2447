import type { NewsroomData } from '../newsroom-data.ts'
import { fold } from '../text/index.ts'

const REGIONS = 26

/** Every ISO country with its English and Dutch name, folded. */
function countryNames(): [string, string][] {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const dutch = new Intl.DisplayNames('nl', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: REGIONS }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.flatMap((code) => {
    const names = [english.of(code), dutch.of(code)].filter((name) => name !== undefined)
    return names.map((name): [string, string] => [fold(name).replace(/-/g, ' '), `!${code}`])
  })
}

/**
 * Words and phrases that name a place, folded, with one key per place whatever the language:
 * '!NL' for a country or its adjective, '!the hague' for a town that has more than one name.
 */
export function placeKeys(data: Pick<NewsroomData, 'exonyms' | 'demonyms'>): ReadonlyMap<string, string> {
  const keys = new Map(countryNames())
  for (const [code, words] of Object.entries(data.demonyms.countries)) {
    for (const word of words.split(' ')) keys.set(fold(word).replace(/-/g, ' '), `!${code}`)
  }
  for (const [name, town] of Object.entries(data.exonyms.towns)) {
    keys.set(fold(name).replace(/-/g, ' '), `!${fold(town)}`)
    keys.set(fold(town).replace(/-/g, ' '), `!${fold(town)}`)
  }
  return keys
}
