import { collectWordsOfAllLanguages } from '../../languages/index.ts'
import type { NewsroomData, PlaceCueKind } from '../../reviewed-data/newsroom-data.ts'
import type { Token } from '../../text/index.ts'
import type { PlaceName } from '../names/place-index.ts'

/** The word lists that show whether a name is a place, as sets. */
export type PlaceCues = Record<PlaceCueKind, ReadonlySet<string>> & {
  firstNames: ReadonlySet<string>
  lastNames: ReadonlySet<string>
}

/** Returns the word lists that show whether a name is a place, as sets. */
export function buildPlaceCues({
  placeCues,
  personNames,
  placeWords,
}: Pick<NewsroomData, 'placeCues' | 'personNames' | 'placeWords'>): PlaceCues {
  const { words } = placeCues
  return {
    strongBefore: new Set(words.strongBefore),
    weakBefore: new Set(words.weakBefore),
    pointers: new Set(words.pointers),
    titles: new Set(words.titles),
    officials: new Set(words.officials),
    bodies: new Set(words.bodies),
    bodiesOf: new Set(words.bodiesOf),
    speech: new Set(words.speech),
    streets: new Set(words.streets),
    nature: new Set(words.nature),
    natureFirst: new Set(words.natureFirst),
    endings: new Set(words.endings),
    firstNames: new Set(personNames.first.split(' ')),
    lastNames: new Set([...personNames.last.split(' '), ...placeWords.surnames]),
  }
}

const CALLED = collectWordsOfAllLanguages(({ places }) => places.called)
const OF = collectWordsOfAllLanguages(({ places }) => places.of)
const TITLE_CASE_SHARE = 0.7

/**
 * Days and months in languages that capitalise them, such as English. Their capitals don't indicate Title
 * Case.
 */
const DATED = collectWordsOfAllLanguages(({ calendar: { hasCapitals, days, months } }) =>
  hasCapitals ? [...days, ...months] : [],
)
const isSignificant = ({ text, folded }: Token) =>
  text.length > 3 && /^\p{L}/u.test(text) && !DATED.has(folded)

/**
 * Returns for each token whether its sentence or heading is in Title Case, where a capital doesn't show that a
 * word is a name.
 */
export function detectTitleCase(tokens: readonly Token[]): boolean[] {
  const flags: boolean[] = []
  let from = 0
  for (let at = 1; at <= tokens.length; at++) {
    if (at < tokens.length && !tokens[at]?.isFirst) continue
    const significant = tokens.slice(from + 1, at).filter(isSignificant)
    const capitals = significant.filter(({ isCapital }) => isCapital).length
    const isTitle = significant.length >= 3 && capitals / significant.length > TITLE_CASE_SHARE
    for (; from < at; from++) flags.push(isTitle)
  }
  return flags
}

const DATELINE_LENGTH = 40
const DATELINE = /^(?: \([^()\n]{1,20}\)|, [^\n—–-]{1,20})? ?(?:--|[—–-]) /
const isCapitals = (name: string) => name.length > 3 && name === name.toUpperCase()
/**
 * A word of at most this many characters before a name is an abbreviation if a full stop follows it ('Mr.',
 * 'J.'), so the full stop doesn't separate it from the name.
 */
const MAX_SHORTENED = 4
const isBeside = ({ text }: Token, between: string) =>
  /^[ \u00a0]$/.test(between) || (text.length <= MAX_SHORTENED && /^\.[ \u00a0]$/.test(between))

/** A name with the words around it. */
export class PlaceNameContext {
  readonly before: Token | undefined
  readonly earlier: Token | undefined
  readonly after: Token | undefined
  readonly later: Token | undefined
  /**
   * True if only a space, or an abbreviation's full stop and a space, separates the word before from the
   * name.
   */
  readonly touchesBefore: boolean
  /** True if only a space is between the name and the word after. */
  readonly touchesAfter: boolean
  readonly isFirst: boolean
  readonly commaAfter: boolean
  readonly commaBefore: boolean
  readonly inBrackets: boolean
  /** True if the name follows 'City of' or 'village of', and so is a place. */
  readonly isCalledPlace: boolean
  /** True if the name is alone on its line, as in a dateline. */
  readonly isAlone: boolean
  /** True if the name is a dateline: 'ROSWELL - A man was'. */
  readonly isDateline: boolean
  /**
   * True if the name is the residence of a person, after 'of': 'Davis, 43, of Dallas', 'Kaitlin Craig of
   * Dallas'.
   */
  readonly isOfPerson: boolean
  /** True if the name follows the letter of a politician's party: 'D-Pleasanton'. */
  readonly isOfParty: boolean

  constructor(text: string, tokens: readonly Token[], { at, words, start, end }: PlaceName) {
    const next = at + words
    this.before = tokens[at - 1]
    this.earlier = tokens[at - 2]
    this.after = tokens[next]
    this.later = tokens[next + 1]
    this.touchesBefore =
      this.before !== undefined && isBeside(this.before, text.slice(this.before.end, start))
    this.touchesAfter = this.after !== undefined && /^[ \u00a0]$/.test(text.slice(end, this.after.start))
    this.isFirst = tokens[at]?.isFirst ?? true
    this.commaAfter = /^ ?,\s/.test(text.slice(end, end + 3))
    this.commaBefore = /,\s$/.test(text.slice(Math.max(0, start - 2), start))
    this.isCalledPlace = CALLED.has(this.earlier?.folded ?? '') && OF.has(this.before?.folded ?? '')
    const behind = text.slice(end, end + DATELINE_LENGTH)
    this.isDateline = this.isFirst && isCapitals(text.slice(start, end)) && DATELINE.test(behind)
    this.isOfPerson =
      OF.has(this.before?.folded ?? '') &&
      (this.earlier?.isCapital === true || /(?:\d|,)\s?of\s$/.test(text.slice(Math.max(0, start - 6), start)))
    this.isOfParty = /(?:^|[\s(])[RDI]-$/.test(text.slice(Math.max(0, start - 3), start))
    this.isAlone =
      /\n\s?$/.test(text.slice(Math.max(0, start - 2), start)) && /^ ?\n/.test(text.slice(end, end + 2))
    this.inBrackets =
      /\(\s?$/.test(text.slice(Math.max(0, start - 2), start)) && /^\s?[),]/.test(text.slice(end, end + 2))
  }
}

/** A text with its tokens and names. */
export interface TokenisedTextWithNames {
  text: string
  tokens: readonly Token[]
  places: readonly PlaceName[]
  /** For each token: true if it is in Title Case, where a capital doesn't show that a word is a name. */
  titles: readonly boolean[]
  /** The names by the position of their first token. */
  starts: ReadonlyMap<number, PlaceName>
  /** The names by the position of their last token. */
  ends: ReadonlyMap<number, PlaceName>
}
