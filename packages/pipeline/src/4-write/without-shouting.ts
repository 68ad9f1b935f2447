import { stopWords } from '../text/index.ts'

/** A word as its letters are written: full stops part 'U.S.' so that each letter is judged. */
const SPELLED = /\p{L}[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu
/** Capitals longer than this are shouting, unless the article's text writes the word so. */
const MAX_ACRONYM = 4
/** Longer ones that are written so everywhere. */
const ACRONYMS = new Set(
  'COVID COVID-19 AUKUS MERCOSUR CENTCOM NORAD OPCW UNESCO UNICEF UNHCR NASDAQ ASEAN BRICS UNRWA NAACP ECOWAS FRONTEX INTERPOL EUROPOL SARS-COV-2 LGBTQ LGBTI'.split(
    ' ',
  ),
)
/** Short words that an acronym is written like: 'US', 'WHO', 'AIDS', 'OM'. */
const HOMOGRAPHS = new Set(
  'us who it is me ons aids pm am om ad ns ice un eu act cap bp sec fed ace ps mp nos pen per la vs vn ov cao nu ek wk nba map net men ve ll re'.split(
    ' ',
  ),
)
/** A headline of fewer words in capitals may be two acronyms. */
const MIN_SHOUTED = 3

/** How a text writes each of its words, by its lower-case form; a spelling in lower case wins. */
function spellingsIn(text: string): Map<string, string> {
  const spelled = new Map<string, string>()
  for (const word of text.match(SPELLED) ?? []) {
    const lower = word.toLowerCase()
    if (word === lower || !spelled.has(lower)) spelled.set(lower, word)
  }
  return spelled
}

const stops = [stopWords('en'), stopWords('nl')]
const isCapitals = (word: string) => word === word.toUpperCase() && /\p{L}/u.test(word)
/** Words in capitals side by side. */
const CAPITAL_RUN =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]*(?:['’-][\p{Lu}\p{N}]+)*(?:[ ,]+\p{Lu}[\p{Lu}\p{N}]*(?:['’-][\p{Lu}\p{N}]+)*)*(?![\p{L}\p{N}])/gu

/** 'ABS-CBN' is two acronyms, 'TWENTY-ONE' is shouted. */
const longestPart = (word: string) => Math.max(...word.split(/['’-]/).map(({ length }) => length))

/** 'HALF', 'NO', 'WEL': a short word in capitals that the text has in small letters, or that every text has so. */
function isShoutedShort(lower: string, spelled: ReadonlyMap<string, string>): boolean {
  if (lower.length < 2 || HOMOGRAPHS.has(lower)) return false
  const theirs = spelled.get(lower)
  if (theirs !== undefined) return theirs === lower
  return stops.some((words) => words.has(lower))
}

/** Words in capitals written as the article's own text writes them; in lower case where it never does. */
export function withoutShouting(title: string, text: string): string {
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
    // 'VEERTIEN UUR' where the text has 'uur': the whole run shouts, also what the text shouts as well.
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
