import { joinLanguageAlternatives } from '../../languages/index.ts'
import { AGENCY_NAMES_PATTERN } from '../agency-names.ts'

/** Photo agencies and other sellers of pictures, as alternatives of a regular expression. */
const SELLERS = `${AGENCY_NAMES_PATTERN}|Bloomberg|Getty(?: Images)?|GETTY(?: IMAGES)?|Shutterstock|SHUTTERSTOCK|Alamy|iStock(?:photo)?|NurPhoto|Zuma(?: Press)?|ZUMA(?: Press)?|Hollandse Hoogte|ProShots|Pro Shots|Photo News|Sipa(?: USA)?|Rex(?: Features)?|Corbis|Redux|Polaris|Splash|Flickr|Wikimedia(?: Commons)?|Imago|Action Images|USA Today Sports|The (?:New York|Washington) (?:Times|Post)|National Review|Fox News|CNN|VOX|Vox`
const NAME = "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?:\\s[\\p{L}\\p{M}.'’&-]+){0,5}"
const LABEL = `(?:(?:AP|AFP|Reuters|File|Courtesy|Staff|EPA|Handout) )?(?:${joinLanguageAlternatives(({ credits }) => credits.labels)})`
const JOINT = joinLanguageAlternatives(({ credits }) => credits.joints)
const SOURCE = joinLanguageAlternatives(({ credits }) => credits.source)
const END_LABEL = joinLanguageAlternatives(({ credits }) => credits.endLabels)
/**
 * Matches credits: 'Jane Roe/Reuters', 'Reuters/Jane Roe', 'AP Photo/Jane Roe, File', 'Photo by Jane Roe',
 * 'Foto: ANP', '© Belga'.
 */
const CREDIT = [
  `${NAME}\\s?[/|]\\s?(?:[\\p{L}&' ]{2,30}\\s?[/|]\\s?)?(?:${SELLERS})(?:\\s?[/|]\\s?[\\p{L} .'’-]{2,40})?`,
  `(?:${SELLERS})\\s?[/|]\\s?${NAME}`,
  `${LABEL}(?:\\s(?:${JOINT})\\s|\\s?[:/|©]\\s?)[^.()\\n]{2,90}`,
  `(?:via |(?:${SOURCE}): )?(?:Getty Images|AP Photo|ANP Foto)(?:[^.()\\n]{0,40})`,
  `(?:©|\\(c\\))\\s?[^.()\\n]{2,60}`,
].join('|')

/** Matches first and last names, with the particles between them. */
const PERSON = "\\p{Lu}[\\p{L}.'’-]+(?:\\s(?:\\p{Lu}[\\p{L}.'’-]*|de|van|der|den|von|da|al|bin)){1,4}"
/**
 * Matches 'Jane Roe/AP' and 'Associated Press/Jane Roe', which may end a caption without a full stop before
 * them.
 */
const PERSON_AND_SELLER = `${PERSON}\\s?/\\s?(?:${SELLERS})|(?:${SELLERS})\\s?/\\s?${PERSON}`
const WHOLE = new RegExp(`^[([]?(?:${CREDIT})(?:, File)?[)\\]]?[.\\s]*$`, 'u')
const AT_END = new RegExp(
  `(?:[([](?:${CREDIT})(?:, File)?[)\\]]|[.!?"”]\\s(?:${CREDIT})|\\s(?:${PERSON_AND_SELLER})|\\s(?:AP Photo\\/|(?:${END_LABEL})(?: by|:|: )|©)[^.()\\n]{2,60})[.\\s]*$`,
  'u',
)
const IN_FRONT = new RegExp(`^[([](?:${CREDIT})(?:, File)?[)\\]]\\s+(?=["“„‘]?\\p{Lu})`, 'u')
/**
 * The maximum length of a caption, in characters. A longer sentence that ends in a credit is a paragraph with
 * a missing full stop.
 */
const MAX_CHARACTERS = 500

/**
 * Matches a sign or word that every picture credit contains. Most sentences don't match and need no closer
 * examination.
 */
const HINT = new RegExp(`[/|©]|\\(c\\)|${joinLanguageAlternatives(({ credits }) => credits.hints)}`, 'i')

/** Returns true if a text may contain a picture credit. This quick test rules out most texts. */
export function mayContainCredit(text: string): boolean {
  return HINT.test(text)
}

/** Returns true if a sentence is only a picture credit. */
export function isPictureCredit(sentence: string): boolean {
  return sentence.length <= MAX_CHARACTERS && WHOLE.test(sentence)
}

/**
 * Returns the length of a bracketed credit at the start of a sentence, with the white space after it; 0 if
 * there is none.
 */
export function getLeadingCreditLength(sentence: string): number {
  return IN_FRONT.exec(sentence)?.[0].length ?? 0
}

/** Returns true if a sentence ends with a picture credit. */
export function endsWithCredit(sentence: string): boolean {
  return sentence.length <= MAX_CHARACTERS && AT_END.test(sentence)
}
