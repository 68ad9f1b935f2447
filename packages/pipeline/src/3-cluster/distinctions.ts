import type { Article } from '@plainwire/domain/article'
import { fold } from '../text/index.ts'

/** What tells two events of one kind apart. */
export interface Distinctions {
  /** Which of a series: leg, round, day, women's or youth event. */
  qualifiers: ReadonlySet<string>
  /** The same, of the first paragraphs too. */
  mentioned: ReadonlySet<string>
  /** Results such as '3-2' in title and first sentences, lower number last. */
  scores: ReadonlySet<string>
  /** The kind of sudden event, where it is one. */
  sudden: string | undefined
  /** The title with its days, months and numbers blanked, and as it is: a column comes every day under one title. */
  pattern: string
  title: string
}

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

function scoresIn(text: string): Set<string> {
  const scores = Array.from(text.matchAll(SCORE), ([, a, b]) => [Number(a), Number(b)].sort((x, y) => y - x))
  return new Set(scores.filter(([high = 0]) => high <= MAX_GOALS).map((pair) => pair.join('-')))
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
  const matching = (list: readonly [string, RegExp][], within: string) =>
    list.filter(([, pattern]) => pattern.test(within)).map(([name]) => name)
  return {
    qualifiers: new Set(isSport ? matching(QUALIFIERS, lead) : []),
    mentioned: new Set(
      isSport ? matching(QUALIFIERS, fold(`${lead} ${text.slice(0, MENTIONED_CHARACTERS)}`)) : [],
    ),
    scores: scoresIn(`${title} ${summary || text.slice(0, LEAD_CHARACTERS)}`),
    sudden: matching(SUDDEN, head)[0] ?? matching(SUDDEN, lead)[0],
    pattern: head.replace(DATED, '#'),
    title: head,
  }
}

const sharesOne = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((item) => b.has(item))

/** Whether two articles name different legs of a tie, or only one of them a youth or women's event. */
export function qualifiersDiffer(a: Distinctions, b: Distinctions): boolean {
  const differs = (name: string) =>
    (a.qualifiers.has(name) && !b.mentioned.has(name)) || (b.qualifiers.has(name) && !a.mentioned.has(name))
  if (differs('youth') || differs('women')) return true
  const legs = (of: Distinctions) => ['leg-1', 'leg-2'].filter((leg) => of.qualifiers.has(leg))
  const [first, second] = [legs(a), legs(b)]
  return first.length === 1 && second.length === 1 && first[0] !== second[0]
}

/** Whether two titles differ in nothing but their dates and numbers: two instalments of one column. */
export function areInstalments(a: Distinctions, b: Distinctions): boolean {
  return a.pattern === b.pattern && a.title !== b.title && a.pattern.includes('#')
}

/** Whether both give results and none of them is the same. */
export function scoresDiffer(a: Distinctions, b: Distinctions): boolean {
  return a.scores.size > 0 && b.scores.size > 0 && !sharesOne(a.scores, b.scores)
}
