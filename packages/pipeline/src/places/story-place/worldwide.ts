import { joinLanguageAlternatives } from '../../languages/index.ts'

/** Matches a title about the whole world. */
const WORLDWIDE = new RegExp(
  `(?<!\\p{L})(?:${joinLanguageAlternatives(({ places }) => places.worldwide)})(?!\\p{L})`,
  'iu',
)

/**
 * Returns true if a story is about the whole world rather than a country: a title contains a word for the
 * whole world, and no title names a country or town. Places in the text, such as those of speakers, are then
 * irrelevant.
 *
 * @param namesPlace returns true if a text names a country, its people or a town
 */
export function isWorldwideStory(titles: readonly string[], namesPlace: (title: string) => boolean): boolean {
  return titles.some((title) => WORLDWIDE.test(title)) && !titles.some(namesPlace)
}
