import { joinLanguageAlternatives, type OutdoorAccidentWords } from '../../languages/index.ts'
import type { CategoryLogOdds } from './category-model.ts'

/** The number of characters at the top of a text that are read; they state its subject. */
const LEAD_CHARACTERS = 200
/** Returns a pattern that matches, as whole words, the words that `of` selects from each language. */
const wordsOf = (of: (words: OutdoorAccidentWords) => string) =>
  new RegExp(`(?<!\\p{L})(?:${joinLanguageAlternatives(({ scenery }) => of(scenery))})(?!\\p{L})`, 'iu')

const PEOPLE = wordsOf(({ people }) => people)
const ACCIDENTS = wordsOf(({ accidents }) => accidents)
const NATURE = wordsOf(({ nature }) => nature)
const DISASTERS = wordsOf(({ disasters }) => disasters)
const CULPRITS = wordsOf(({ culprits }) => culprits)

/**
 * Changes in log-odds: `SCENERY` is subtracted from the environment and half of it from sports, `CRIME` from
 * crime, and `GENERAL` is added to world news.
 */
const [SCENERY, CRIME, GENERAL] = [4, 3, 2]

/**
 * Makes the event decide the category, not the setting: an outdoor accident is general news, and a natural
 * disaster is not a crime.
 *
 * @param odds changed in place
 */
export function adjustAccidentLogOdds(title: string, text: string, odds: CategoryLogOdds): void {
  const hasCulprit = CULPRITS.test(title)
  if (DISASTERS.test(title) && !hasCulprit) odds.crime -= CRIME
  if (NATURE.test(title) || !ACCIDENTS.test(title)) return
  if (!PEOPLE.test(title) && !PEOPLE.test(text.slice(0, LEAD_CHARACTERS))) return
  odds.environment -= SCENERY
  odds.sports -= SCENERY / 2
  odds.world += GENERAL
  if (!hasCulprit) odds.crime -= CRIME / 2
}
