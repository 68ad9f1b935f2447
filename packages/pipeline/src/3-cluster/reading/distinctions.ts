import type { Article } from '@plainwire/domain/article'
import { fold } from '../../text/index.ts'

/** What tells two events of one kind apart: numbers only, because every article in sight has one of these. */
export interface Distinctions {
  /** Which of a series: leg, round, day, women's or youth event. A bit each. */
  qualifiers: number
  /** The same, of the first paragraphs too. */
  mentioned: number
  /** Results such as '3-2' in title and first sentences, as resultKey gives them. */
  scores: readonly number[]
  /** The kind of sudden event, where it is one. */
  sudden: string | undefined
  /** Hashes of the title with its days, months and numbers blanked, and as it is: a column comes every day under one title. */
  pattern: number
  title: number
  /** Whether there was anything to blank. */
  isDated: boolean
}

/** In the order of the bits LEG_1, LEG_2, YOUTH and WOMEN. */
const QUALIFIERS: readonly [string, RegExp][] = [
  ['leg-1', /\b(first[ -]leg|heenwedstrijd|heenduel|eerste (duel|wedstrijd))\b/],
  [
    'leg-2',
    /\b(second[ -]leg|return leg|terugwedstrijd|returnwedstrijd|tweede (duel|wedstrijd)|de return (eindig|won|win|beslis|verl))/,
  ],
  [
    'youth',
    /\b(under[ -]?(1[5-9]|2[0-3])s?|u-?(1[5-9]|2[0-3])s?|youth (cup|team|side|league|match|international)|jeugd(elftal|league|team|finale|duel|wedstrijd)?|onder (1[5-9]|2[0-3])|beloften|academy side)\b/,
  ],
  [
    'women',
    /\b(women'?s (team|side|cup|world cup|final|match|league|squad|race|marathon)|vrouwen(elftal|ploeg|finale|duel|team|voetbal)?|ladies)\b/,
  ],
]

const SUDDEN: readonly [string, RegExp][] = [
  ['quake', /\b(earthquakes?|quakes?|magnitude|aardbeving(en)?|aardschok(ken)?|tremors?)\b/],
  ['storm', /\b(hurricanes?|cyclones?|typhoons?|tornado(e?s)?|orkaan|cycloon|tyfoon)\b/],
  ['flood', /\b(floods?|flooding|flash floods?|overstroming(en)?|watersnood)\b/],
  ['fire', /\b(fires?|wildfires?|bushfires?|blaze|brand|bosbrand(en)?|natuurbrand(en)?)\b/],
  ['eruption', /\b(erupts?|eruption|volcano|vulkaan|uitbarsting)\b/],
  ['shooting', /\b(shootings?|gunman|gunmen|schietpartij|schutter)\b/],
  ['stabbing', /\b(stabbings?|stabbed|steekpartij|neergestoken)\b/],
  ['crash', /\b(crash(es|ed)?|collision|collided|derail(ed|ment)?|botsing|ontspoord|neergestort|ongeval)\b/],
  ['blast', /\b(explosions?|blasts?|bombings?|explosie|ontploffing|bomaanslag)\b/],
  ['breach', /\b(data breach|hack(ed|ers)?|leak(ed)?|datalek|gehackt|breach(ed)?)\b/],
  [
    'rates',
    /\b(interest rates?|rate (cut|hike|rise|decision)|rente(verlaging|verhoging|besluit|stap)?|central bank|centrale bank)\b/,
  ],
]

/** 'Under-23s ride free' is no match. */
const SPORT =
  /\b(match|win|wins|won|beat|beats|goals?|cup|league|finals?|race|marathon|title|champion\w*|legs?|wedstrijd|doelpunt(en)?|finale|wint|zege|verslaat|versloeg|verliest|scored?|scores|kampioen\w*|heenduel|heenwedstrijd|terugwedstrijd|return)\b/
const MENTIONED_CHARACTERS = 800
const SCORE = /(?<![\d-])(\d{1,2})\s?[-–]\s?(\d{1,2})(?![\d-])/g
/** Higher counts between hyphens are ranges, dates or basketball, whose results differ by more than a slip anyway. */
const MAX_GOALS = 20
const DATED =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(maan|dins|woens|donder|vrij|zater|zon)dag\b|\b(january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober)\b|\d+([.,:/-]\d+)*(st|nd|rd|th|e)?/g
/** Scores further down are those of earlier matches. Characters. */
const LEAD_CHARACTERS = 400

const NO_SCORES: readonly number[] = []

/** A result as one number, the higher count first. */
const resultKey = (high: number, low: number) => high * 100 + low

function scoresIn(text: string): readonly number[] {
  const scores = Array.from(text.matchAll(SCORE), ([, a, b]) => [Number(a), Number(b)].sort((x, y) => y - x))
  const results = scores.filter(([high = 0]) => high <= MAX_GOALS)
  return results.length === 0 ? NO_SCORES : results.map(([high = 0, low = 0]) => resultKey(high, low))
}

const LEG_1 = 1
const LEG_2 = 2
const YOUTH = 4
const WOMEN = 8

function bitsOf(text: string): number {
  let bits = 0
  QUALIFIERS.forEach(([, pattern], position) => {
    if (pattern.test(text)) bits |= 1 << position
  })
  return bits
}

const suddenIn = (text: string) => SUDDEN.find(([, pattern]) => pattern.test(text))?.[0]

/** FNV-1a, 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** What tells an article's event apart from others of its kind. */
export function distinctionsOf({
  title,
  summary,
  text,
}: Pick<Article, 'title' | 'summary' | 'text'>): Distinctions {
  const lead = fold(`${title}. ${summary || text.slice(0, LEAD_CHARACTERS)}`)
  const head = fold(title)
  const isSport = SPORT.test(lead)
  const pattern = head.replace(DATED, '#')
  const qualifiers = isSport ? bitsOf(lead) : 0
  return {
    qualifiers,
    mentioned: isSport ? qualifiers | bitsOf(fold(text.slice(0, MENTIONED_CHARACTERS))) : 0,
    scores: scoresIn(`${title} ${summary || text.slice(0, LEAD_CHARACTERS)}`),
    sudden: suddenIn(head) ?? suddenIn(lead),
    pattern: hashed(pattern),
    title: hashed(head),
    isDated: pattern.includes('#'),
  }
}

/** Whether two articles name different legs of a tie, or only one of them a youth or women's event. */
export function qualifiersDiffer(a: Distinctions, b: Distinctions): boolean {
  const differs = (bit: number) =>
    ((a.qualifiers & bit) !== 0 && (b.mentioned & bit) === 0) ||
    ((b.qualifiers & bit) !== 0 && (a.mentioned & bit) === 0)
  if (differs(YOUTH) || differs(WOMEN)) return true
  const legs = (of: Distinctions) => of.qualifiers & (LEG_1 | LEG_2)
  return (legs(a) === LEG_1 && legs(b) === LEG_2) || (legs(a) === LEG_2 && legs(b) === LEG_1)
}

/** Whether two titles differ in nothing but their dates and numbers: two instalments of one column. */
export function areInstalments(a: Distinctions, b: Distinctions): boolean {
  return a.isDated && a.pattern === b.pattern && a.title !== b.title
}

/** Whether both give results and none of them is the same. */
export function scoresDiffer(a: Distinctions, b: Distinctions): boolean {
  return a.scores.length > 0 && b.scores.length > 0 && !a.scores.some((score) => b.scores.includes(score))
}
