import { joinLanguageAlternatives } from '../../languages/index.ts'

/**
 * Makes a pattern of plain words match either case. The `i` flag inside a pattern isn't used, because with V8
 * 13.6 it matched in a new process but not in one that had run for a while, so that an edition could not be
 * rebuilt.
 */
const inAnyCase = (words: string) =>
  `(?:${words.replace(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})`
const OFFICE_WORDS = inAnyCase(joinLanguageAlternatives(({ people }) => people.offices))
const CAPITALISED_WORD = '(?:\\p{Lu}[\\p{L}.]*\\s)'
const OFFICE_BEGINNING = `${inAnyCase(joinLanguageAlternatives(({ people }) => people.officeBeginnings))}(?:\\s|(?<=-))`
/**
 * Offices before a name, preceded by up to three words that are capitalised or begin an office ('former Deputy
 * Prime Minister'), or by four capitalised words ('New York City Council Speaker').
 */
export const OFFICE_BEFORE_NAME_PATTERN = new RegExp(
  `(?<![\\p{L}-])(?:${CAPITALISED_WORD}{4}|(?:${OFFICE_BEGINNING}|${CAPITALISED_WORD}){0,3})${OFFICE_WORDS}\\s$`,
  'u',
)
const OFFICE_ALONE = new RegExp(`(?<!\\p{L})${OFFICE_WORDS}\\s$`, 'u')
const BEHIND_OF = new RegExp(
  `(?<!\\p{L})(?:${joinLanguageAlternatives(({ people }) => people.officeOf)})\\s$`,
  'iu',
)
const SMALL_OFFICE = new RegExp(
  `^(?:(?:${joinLanguageAlternatives(({ people }) => people.officeBeginnings)})[\\s-]?)*(?:${joinLanguageAlternatives(({ people }) => people.smallOffices)})$`,
  'i',
)
/** The number of characters before a name that are searched for the person's office. */
export const OFFICE_SEARCH_WINDOW_CHARACTERS = 60
/** Words that are capitalised only because they begin a sentence. */
const SENTENCE_BEGINNING = new RegExp(
  `^(?:(?:${joinLanguageAlternatives(({ people }) => `${people.beginsOffice}|${people.beginsSentence}`)})\\s)+`,
)

/** Returns the office before a name that begins at an offset: 'House Speaker'; empty if there is none. */
export function findOfficeBeforeName(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - OFFICE_SEARCH_WINDOW_CHARACTERS), at)
  const found = OFFICE_BEFORE_NAME_PATTERN.exec(before)
  // 'Chairman of the Joint Chiefs of Staff Gen. Joseph Dunford': 'Staff' belongs to a body, not to 'Gen.'.
  const isOfBody = found !== null && BEHIND_OF.test(before.slice(0, found.index))
  // A word that is capitalised because it begins a sentence isn't part of the office: 'Yesterday Mayor
  // Celestino Mabunda'.
  const office = ((isOfBody ? OFFICE_ALONE.exec(before) : found)?.[0] ?? '')
    .replace(SENTENCE_BEGINNING, '')
    .trim()
  // Dutch doesn't capitalise offices, so the capital at the beginning of a sentence is removed.
  return SMALL_OFFICE.test(office)
    ? office.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
    : office
}
