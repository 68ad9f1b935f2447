import { getStopWords } from '../../text/index.ts'

/** A word; full stops separate the letters of 'U.S.', which are then judged one by one. */
const SPELLED = /\p{L}[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu
/**
 * Maximum length of an acronym in letters. Longer words in capitals are shouting, unless the article's text
 * also capitalises them.
 */
const MAX_ACRONYM = 4
/** Longer acronyms that are always in capitals. */
const ACRONYMS = new Set(
  'COVID COVID-19 AUKUS MERCOSUR CENTCOM NORAD OPCW UNESCO UNICEF UNHCR NASDAQ ASEAN BRICS UNRWA NAACP ECOWAS FRONTEX INTERPOL EUROPOL SARS-COV-2 LGBTQ LGBTI'.split(
    ' ',
  ),
)
/**
 * Short words that have the same letters as an acronym ('US', 'WHO', 'AIDS', 'OM'), so that capitals don't
 * show that they are shouted.
 */
const HOMOGRAPHS = new Set(
  'us who it is me ons aids pm am om ad ns ice un eu act cap bp sec fed ace ps mp nos pen per la vs vn ov cao nu ek wk nba map net men ve ll re'.split(
    ' ',
  ),
)
/**
 * A title with only words in capitals counts as shouting if it has at least this many words; fewer words may
 * all be acronyms.
 */
const MIN_SHOUTED = 3

/** The spelling of each word in a text, by its lower-case form; lower case takes precedence. */
function spellingsIn(text: string): Map<string, string> {
  const spelled = new Map<string, string>()
  for (const word of text.match(SPELLED) ?? []) {
    const lower = word.toLowerCase()
    if (word === lower || !spelled.has(lower)) spelled.set(lower, word)
  }
  return spelled
}

const stops = [getStopWords('en'), getStopWords('nl')]
const isCapitals = (word: string) => word === word.toUpperCase() && /\p{L}/u.test(word)
/** A run of words in capitals. */
const CAPITAL_RUN =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]*(?:['’-][\p{Lu}\p{N}]+)*(?:[ ,]+\p{Lu}[\p{Lu}\p{N}]*(?:['’-][\p{Lu}\p{N}]+)*)*(?![\p{L}\p{N}])/gu

/**
 * Returns the length of the longest part of a word between hyphens and apostrophes: 'ABS-CBN' consists of two
 * acronyms, 'TWENTY-ONE' is shouting.
 */
const longestPart = (word: string) => Math.max(...word.split(/['’-]/).map(({ length }) => length))

/**
 * Whether a short word in capitals is an ordinary word ('HALF', 'NO', 'WEL'): the article's text has it in
 * lower case, or it is a stop word.
 */
function isShoutedShort(lower: string, spelled: ReadonlyMap<string, string>): boolean {
  if (lower.length < 2 || HOMOGRAPHS.has(lower)) return false
  const theirs = spelled.get(lower)
  if (theirs !== undefined) return theirs === lower
  return stops.some((words) => words.has(lower))
}

/**
 * Converts words in capitals, except acronyms, to the spelling in the article's text; to lower case if the
 * text doesn't contain them.
 */
export function normaliseAllCapsWords(title: string, text: string): string {
  const words = title.match(SPELLED) ?? []
  const isAllCapitals = words.length >= MIN_SHOUTED && words.every((word) => word === word.toUpperCase())
  const spelled = spellingsIn(text)
  const quieter = (word: string, longest: number) => {
    if (!isCapitals(word) || ACRONYMS.has(word)) return word
    const lower = word.toLowerCase()
    if (longestPart(word) > longest) return spelled.get(lower) ?? lower
    return isShoutedShort(lower, spelled) ? lower : word
  }
  const quiet = title.replace(CAPITAL_RUN, (run) => {
    const shouted = run.match(SPELLED) ?? []
    const isLoud = shouted.some((word) => longestPart(word) > MAX_ACRONYM && !ACRONYMS.has(word))
    const longest = isAllCapitals || (isLoud && shouted.length > 1) ? 1 : MAX_ACRONYM
    // If the article's text has one of the words in lower case, such as 'uur' of the run 'VEERTIEN UUR', the
    // whole run is shouting.
    const isKnownSmall = shouted.some((word) => spelled.get(word.toLowerCase()) === word.toLowerCase())
    return run.replace(SPELLED, (word) => {
      const quiet = quieter(word, longest)
      const isStillLoud = quiet === word && isCapitals(word) && word.length > MAX_ACRONYM
      return isStillLoud && isKnownSmall && !ACRONYMS.has(word) ? word.toLowerCase() : quiet
    })
  })
  return quiet.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  )
}
