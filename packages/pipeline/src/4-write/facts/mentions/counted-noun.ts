import { parseCardinal } from '../../../languages/index.ts'
import type { MentionSentence } from './fact-mention.ts'
import type { SentenceToken } from './pieces.ts'
import type { Quantity } from './quantity.ts'

/**
 * Words before and after a number which show that it only counts some of the things mentioned, or further
 * ones: 'another five', 'five more'.
 */
const PART_BEFORE = new Set(
  'another further additional other extra andere overige those these each every'.split(' '),
)
const PART_AFTER = new Set(
  'more others other anderen andere extra further additional van hunner per'.split(' '),
)
const NOT_NOUNS = new Set(
  `years days times is was were are has have had worden werden zijn waren hebben hadden tegen onder tussen boven buiten binnen samen alleen
  this its his as us across always perhaps keer toen dan en ten van hun deze geen minutes this percent maanden stages seven points punten`.split(
    /\s+/,
  ),
)
const CAPITAL = /^\p{Lu}/u
/** Shorter words mostly only look like plurals: 'gas', 'bus'. */
const MIN_PLURAL_LENGTH = 4
/** The shorter words that are plurals, by language. */
const SHORT_PLURALS: Record<string, ReadonlySet<string>> = { en: new Set(['men', 'mps']), nl: new Set() }
const PLURAL: Record<string, RegExp> = {
  en: /(?:[^su]s|men|people|children|crew|staff|police|sheep)$/,
  nl: /(?:en|[^sy]s|ers|eren)$/,
}

/** Words that may be the counted thing or describe a kind of people: 'police officers', 'crew members'. */
const SORTS = /^(?:police|crew|staff|bank|news)$/
const ENDS_PHRASE = /^(?:of|in|on|to|a|the|at|and|or|aan|van|de|het|een|op|te|en|by|from|that|who|die)$/
/** The number of words after a number among which its noun is searched for. */
const NOUN_REACH = 4

/**
 * Returns the noun after a number, which is the first plural among the next words; undefined if the phrase
 * ends before it.
 */
export function findCountedNoun(
  pieces: readonly SentenceToken[],
  to: number,
  { article, field }: MentionSentence,
): SentenceToken | undefined {
  const plural = PLURAL[article.language] ?? PLURAL.en
  const shortPlurals = SHORT_PLURALS[article.language] ?? SHORT_PLURALS.en
  const isPlural = (piece: SentenceToken | undefined) =>
    piece?.kind === 'word' &&
    (piece.lower.length >= MIN_PLURAL_LENGTH || shortPlurals?.has(piece.lower) === true) &&
    plural?.test(piece.lower) === true
  for (let at = to; at < Math.min(pieces.length, to + NOUN_REACH); at++) {
    const piece = pieces[at]
    if (piece?.kind !== 'word' || PART_AFTER.has(piece.lower) || NOT_NOUNS.has(piece.lower)) return undefined
    if (ENDS_PHRASE.test(piece.lower)) return undefined
    if (SORTS.test(piece.lower) && isPlural(pieces[at + 1])) continue
    // 'Two Los Angeles police officers': the capitalised plural is part of a name.
    const isName = field !== 'title' && CAPITAL.test(piece.text) && CAPITAL.test(pieces[at - 1]?.text ?? '')
    if (isPlural(piece) && !(isName && at > to)) return piece
  }
  return undefined
}

/**
 * Whether a number only counts some of the things mentioned ('two of the') or further ones ('another five'),
 * or belongs to a rate ('one in five').
 */
export function isPartitiveNumber(
  pieces: readonly SentenceToken[],
  { from, to }: Quantity,
  language: string,
): boolean {
  const before = pieces[from - 1]?.lower ?? ''
  const [after, second] = [pieces[to]?.lower ?? '', pieces[to + 1]?.lower ?? '']
  const isShare =
    /^(?:of|van)$/.test(after) && /^(?:the|those|these|its|his|her|their|de|het|die|deze)$/.test(second)
  return (
    PART_BEFORE.has(before) ||
    PART_AFTER.has(after) ||
    isShare ||
    (after === 'in' && pieces[to + 1]?.kind === 'number') ||
    isEndOfRate(pieces, from, language)
  )
}

/** Whether a number is the second of a rate: 'one in five', 'één op de vijf'. */
function isEndOfRate(pieces: readonly SentenceToken[], from: number, language: string): boolean {
  const joint = pieces[from - 1]?.lower === 'de' ? from - 2 : from - 1
  const number = pieces[joint - 1]
  const isNumber = number?.kind === 'number' || isNumberWord(number?.lower, language)
  return isNumber && /^(?:in|op)$/.test(pieces[joint]?.lower ?? '')
}

const isNumberWord = (word: string | undefined, language: string) =>
  word !== undefined && parseCardinal(word, language) !== undefined
