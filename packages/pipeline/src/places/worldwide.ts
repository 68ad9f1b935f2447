import { anyOf } from '../languages/index.ts'

/** A title that speaks of all the world. */
const WORLDWIDE = new RegExp(`(?<!\\p{L})(?:${anyOf(({ places }) => places.worldwide)})(?!\\p{L})`, 'iu')

/**
 * Whether a story is about the whole world and no country: a title says so, and none names a country or town.
 * Places of statistics or speakers in the text are irrelevant then.
 *
 * @param namesPlace whether a text names a country, its people or a town
 */
export function isWorldwide(titles: readonly string[], namesPlace: (title: string) => boolean): boolean {
  return titles.some((title) => WORLDWIDE.test(title)) && !titles.some(namesPlace)
}
