import { AGENCY_NAMES_PATTERN } from '../../read/index.ts'

/** The number of characters at the start of a text within which a dateline must end. */
const REACH = 120
/** The maximum number of words in the name of a town or region. */
const MOST_WORDS = 4
/** The maximum number of towns, regions and days in a dateline. */
const MOST_PARTS = 5
/** A byline before the town: 'By Jane Roe and John Doe, ', 'Door Jan Jansen | '. */
const BYLINE =
  /^(?:By|Door|Van onze|By our)\s\p{L}[\p{L}.'’ -]{2,60}?\s?[,|–—-]\s(?=[\p{Lu}][\p{Lu}.'’ -]{2,30}[\s,(])/u
/** A date and time before the first sentence: 'May 13, 2020 5:00 AM '. */
const TIME =
  /^(?:\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2},\s\d{4}|\d{1,2}\s\p{L}{3,9}\s\d{4}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}),?\s\d{1,2}[:.]\d{2}(?:\s?[AP]\.?M\.?)?\s(?:[-–—]\s)?/u
/**
 * The separator between a dateline and its sentence: a dash, a colon or the closing bracket after the agency's
 * name.
 */
const MARK = /\s?[—–]\s?|\s?--\s?|\s-\s|(?<=\p{Lu}):\s|(?<=\)):\s|\)\s(?!\s?[-–—:])/gu
/** Agencies (and a broadcaster with the same style) whose name in brackets ends a dateline without a dash. */
const AGENCY = new RegExp(`^(?:${AGENCY_NAMES_PATTERN}|CNN|CNN Business)(?![\\p{L}\\p{N}])`, 'u')
/** The beginning of a sentence. */
const BEGINS = /^["“‘'„«([]?[\p{Lu}\p{N}€$£]/u
/**
 * Maximum length, in characters, of a word in capitals before a colon that may be a company's name instead
 * of a town's: 'ASML: winst stijgt'.
 */
const LONGEST_ACRONYM = 5
const DASHES = /[—–]|\s-\s/u
const CREDIT = /\s?\(([^()]{2,40})\)?$/
const DAY = /^(?:\p{L}{3,9}\.?\s\d{1,2}|\d{1,2}\s\p{L}{3,9}\.?|(?:19|20)\d\d|\p{Lu}\p{Ll}{2,8}day)$/u
const CAPITALS = /^['’]?\p{Lu}[\p{Lu}.'’ -]{2,}$/u
const TOWN = /^['’]?\p{Lu}[\p{L}.'’-]*$/u

const wordsOf = (part: string) => part.split(' ').filter((word) => word !== '')

const isPlaceLike = (part: string) => {
  const words = wordsOf(part)
  return words.length > 0 && words.length <= MOST_WORDS && words.every((word) => TOWN.test(word))
}

/**
 * The words before a separator, which may be a dateline: the credited agency, the towns, and whether the
 * first town is in capitals.
 */
interface Head {
  credit: string | undefined
  isShouted: boolean
  /** Towns, regions and days; empty for the name of an agency alone. */
  parts: string[]
}

function headOf(text: string): Head | undefined {
  const credit = CREDIT.exec(text)
  const towns = (credit ? text.slice(0, credit.index) : text).trim()
  const parts = towns.split(/\s?[,/]\s?/).filter((part) => part !== '')
  const [first = '', ...others] = parts
  if (parts.length > MOST_PARTS || (parts.length === 0 && !credit)) return undefined
  if (first !== '' && !isPlaceLike(first)) return undefined
  if (!others.every((part) => isPlaceLike(part) || DAY.test(part))) return undefined
  return { credit: credit?.[1], isShouted: CAPITALS.test(first), parts }
}

/** Whether the words before a separator are a dateline and not the beginning of the sentence. */
function isDateline(head: Head, mark: string, rest: string): boolean {
  const { credit, isShouted, parts } = head
  if (!BEGINS.test(rest)) return false
  if (mark.startsWith(')')) return AGENCY.test(credit ?? '') && (isShouted || parts.length < 2)
  if (credit !== undefined) return mark !== ': ' || isShouted
  // 'Smith — Britain's envoy — said' has a parenthesis between two dashes, and no dateline.
  if (DASHES.test(rest.slice(0, REACH)) && !isShouted) return false
  if (mark === ': ') return isShouted && (parts.length > 1 || (parts[0] ?? '').length > LONGEST_ACRONYM)
  // 'Ajax - PSV is begonnen' is about a match and has no dateline.
  return isShouted || (parts.length === 1 && !/^\p{Lu}{2}/u.test(rest))
}

/** The label of a video player's button that remained in the text. */
const BUTTON = /^(?:CLOSE|PLAY|WATCH|SHARE)\s+(?=["“‘']?\p{Lu}\p{Ll}|["“‘']?A\s)/u

/**
 * Returns the length of the town and the agency before a sentence, including the separator; 0 if there are
 * none.
 */
function townLength(text: string): number {
  const line = text.slice(0, REACH)
  for (const { 0: mark, index } of line.matchAll(MARK)) {
    const isBracket = mark.startsWith(')')
    const head = headOf(line.slice(0, index))
    const end = index + mark.length
    if (head && isDateline(head, mark, text.slice(end))) return end
    if (!head && !isBracket) return 0
  }
  return 0
}

/**
 * Returns the number of characters at the start of a text that state its place, date and author and aren't
 * part of its first sentence: 'ANTWERP, Belgium — ', 'AMSTERDAM (ANP) - ', 'By Jane Roe, PARIS (Reuters) – '.
 */
export function getDatelineLength(text: string): number {
  let cut = BUTTON.exec(text.slice(0, REACH))?.[0].length ?? 0
  cut += TIME.exec(text.slice(cut, cut + REACH))?.[0].length ?? 0
  cut += BYLINE.exec(text.slice(cut, cut + REACH))?.[0].length ?? 0
  return cut + townLength(text.slice(cut))
}
