import type { Article } from '@plainwire/domain/article'
import {
  combineLanguagePatterns,
  EVENT_QUALIFIERS,
  joinLanguageAlternatives,
  SUDDEN_EVENTS,
  type SuddenEventKind,
} from '../../languages/index.ts'
import { foldCaseAndAccents } from '../../text/index.ts'

/**
 * The features that distinguish two events of one kind, as numbers where possible, because they are in memory
 * for every article in the window.
 */
export interface DistinguishingEventFeatures {
  /**
   * Bits for a part or class of a competition: the first or second leg of a tie, a youth event, a women's
   * event.
   */
  qualifiers: number
  /**
   * The bits of `qualifiers`, and those of parts and classes that only the first paragraphs of the text
   * mention.
   */
  mentioned: number
  /** Results such as '3-2' in title and first sentences, encoded by resultKey. */
  scores: readonly number[]
  /** The kind of sudden event that the article reports; undefined if it reports none. */
  sudden: SuddenEventKind | undefined
  /**
   * Hashes of the title: with its days, months and numbers replaced by '#', and unchanged. They show whether
   * two articles are instalments of a column.
   */
  pattern: number
  title: number
  /** Whether the title contains days, months or numbers. */
  isDated: boolean
}

/** The patterns of qualifiers, in the order of the bits LEG_1, LEG_2, YOUTH and WOMEN. */
const QUALIFIER_PATTERNS = EVENT_QUALIFIERS.map((name) =>
  combineLanguagePatterns(({ events }) => events.qualifiers[name]),
)
const SUDDEN = SUDDEN_EVENTS.map(
  (name) => [name, combineLanguagePatterns(({ events }) => events.sudden[name])] as const,
)
/**
 * Matches an article about sport. Qualifiers only count in such articles: 'under-23s ride free' isn't about a
 * match.
 */
const SPORT = combineLanguagePatterns(({ events }) => events.sport)
const MENTIONED_CHARACTERS = 800
const SCORE = /(?<![\d-])(\d{1,2})\s?[-–]\s?(\d{1,2})(?![\d-])/g
/** Higher numbers around a hyphen are ranges, dates or basketball results. */
const MAX_GOALS = 20
const DATED = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ calendar }) => [...calendar.days, ...calendar.months])})\\b|\\d+(?:[.,:/-]\\d+)*(?:${joinLanguageAlternatives(({ numbers }) => numbers.ordinalEndings)})?`,
  'g',
)
/** Scores after this many characters are those of earlier matches. */
const LEAD_CHARACTERS = 400

const NO_SCORES: readonly number[] = []

/** Encodes a result as one number, the higher count first. */
const resultKey = (high: number, low: number) => high * 100 + low

function scoresIn(text: string): readonly number[] {
  const scores = Array.from(text.matchAll(SCORE), ([, a, b]) => [Number(a), Number(b)].sort((x, y) => y - x))
  const results = scores.filter(([high = 0]) => high <= MAX_GOALS)
  return results.length === 0 ? NO_SCORES : results.map(([high = 0, low = 0]) => resultKey(high, low))
}

/**
 * The scores of matches in title and summary, as keys; if there are none, those in the first `LEAD_CHARACTERS`
 * characters of the text.
 */
function leadScores(title: string, summary: string, text: string): readonly number[] {
  const scores = scoresIn(`${title} ${summary}`)
  return scores.length > 0 ? scores : scoresIn(text.slice(0, LEAD_CHARACTERS))
}

const LEG_1 = 1
const LEG_2 = 2
const YOUTH = 4
const WOMEN = 8

function bitsOf(text: string): number {
  let bits = 0
  QUALIFIER_PATTERNS.forEach((pattern, position) => {
    if (pattern.test(text)) bits |= 1 << position
  })
  return bits
}

const suddenIn = (text: string) => SUDDEN.find(([, pattern]) => pattern.test(text))?.[0]

/** FNV-1a hash, 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** The features that distinguish an article's event from others of its kind. */
export function extractDistinguishingEventFeatures({
  title,
  summary,
  text,
}: Pick<Article, 'title' | 'summary' | 'text'>): DistinguishingEventFeatures {
  const lead = foldCaseAndAccents(`${title}. ${summary || text.slice(0, LEAD_CHARACTERS)}`)
  const head = foldCaseAndAccents(title)
  const isSport = SPORT.test(lead)
  const pattern = head.replace(DATED, '#')
  const qualifiers = isSport ? bitsOf(lead) : 0
  return {
    qualifiers,
    mentioned: isSport ? qualifiers | bitsOf(foldCaseAndAccents(text.slice(0, MENTIONED_CHARACTERS))) : 0,
    scores: leadScores(title, summary, text),
    sudden: suddenIn(head) ?? suddenIn(lead),
    pattern: hashed(pattern),
    title: hashed(head),
    isDated: pattern.includes('#'),
  }
}

/**
 * Whether two articles are about different legs of a tie, or only one of them is about a youth or women's
 * event.
 */
export function haveDifferentSportsCategories(
  a: DistinguishingEventFeatures,
  b: DistinguishingEventFeatures,
): boolean {
  const differs = (bit: number) =>
    ((a.qualifiers & bit) !== 0 && (b.mentioned & bit) === 0) ||
    ((b.qualifiers & bit) !== 0 && (a.mentioned & bit) === 0)
  if (differs(YOUTH) || differs(WOMEN)) return true
  const legs = (of: DistinguishingEventFeatures) => of.qualifiers & (LEG_1 | LEG_2)
  return (legs(a) === LEG_1 && legs(b) === LEG_2) || (legs(a) === LEG_2 && legs(b) === LEG_1)
}

/** Whether two titles differ only in their dates and numbers, as two instalments of one column. */
export function areRecurringColumnTitles(
  a: DistinguishingEventFeatures,
  b: DistinguishingEventFeatures,
): boolean {
  return a.isDated && a.pattern === b.pattern && a.title !== b.title
}

/** Whether two articles both contain results of matches and share none. */
export function haveDifferentSportsResults(
  a: DistinguishingEventFeatures,
  b: DistinguishingEventFeatures,
): boolean {
  return a.scores.length > 0 && b.scores.length > 0 && !a.scores.some((score) => b.scores.includes(score))
}
