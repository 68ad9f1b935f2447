import type { Language } from '@plainwire/domain/language'
import { type LoadedWord, quotationsIn } from './loaded-words.ts'

/**
 * What the first loaded words of each kind say, on the scale of log odds. Set by hand: words that judge, cast doubt or
 * stick a label say most; words that only strengthen say little, for plain reports use them too.
 */
const KIND_WEIGHTS: Record<string, number> = {
  judgement: 1.2,
  doubt: 1,
  label: 0.9,
  attack: 0.7,
  metaphor: 0.5,
  intensifier: 0.4,
  assertion: 0.4,
  exaggeration: 0.4,
}
/** Words of one kind beyond this many add nothing. */
const MOST_OF_A_KIND = 2
/** Log odds of a sentence that has nothing but one weak sign. */
const BASE = 0.5
/** Long sentences have more of everything: off per doubling of their words. */
const PER_DOUBLING = 0.115

interface Form {
  weight: number
  pattern: Record<Language, RegExp>
}

/** Forms of opinion (above 0) and of reporting (below 0), looked for outside quotations. */
const FORMS: readonly Form[] = [
  { weight: 0.7, pattern: { en: /\b(?:you|your)\b/i, nl: /\b(?:je|jij|jouw|jullie|u|uw)\b/i } },
  { weight: 0.4, pattern: { en: /\b(?:we|our|us|ours)\b/i, nl: /\b(?:wij|we|ons|onze)\b/i } },
  { weight: 0.6, pattern: { en: /\?/, nl: /\?/ } },
  { weight: 0.4, pattern: { en: /!/, nl: /!/ } },
  {
    weight: 0.4,
    pattern: {
      en: /\b(?:not|never|no|nothing|nobody|none|without)\b|n['’]t\b/i,
      nl: /\b(?:niet|nooit|geen|niets|niemand|zonder)\b/i,
    },
  },
  {
    weight: 0.25,
    pattern: {
      en: /\b(?:but|yet|while|instead|rather|although|despite|though|unlike)\b/i,
      nl: /\b(?:maar|toch|terwijl|echter|ondanks|hoewel|in plaats van)\b/i,
    },
  },
  {
    weight: 0.3,
    pattern: {
      en: /\b(?:even|just|only|so|such|too|simply|always|still)\b/i,
      nl: /\b(?:zelfs|alleen|zo|zulke|te|steeds|altijd|nog)\b/i,
    },
  },
  { weight: 0.25, pattern: { en: /—|–|--/, nl: /—|–|--/ } },
  { weight: 0.3, pattern: { en: /\b[a-z]+-[a-z]+-[a-z]+\b/, nl: /\b[a-z]+-[a-z]+-[a-z]+\b/ } },
  {
    weight: -0.8,
    pattern: {
      en: /\b(?:said|says|told|announced|reported|stated|added|wrote|testified)\b/,
      nl: /\b(?:zei|zegt|zeggen|vertelde|meldt|meldde|melden|liet weten|laat weten|schrijft)\b/,
    },
  },
  { weight: -0.4, pattern: { en: /\baccording to\b/i, nl: /\b(?:volgens|blijkt uit)\b/i } },
  { weight: -0.5, pattern: { en: /\d/, nl: /\d/ } },
  {
    weight: -0.9,
    pattern: {
      en: /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)\b/,
      nl: /\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|april|juni|juli|augustus|september|oktober|november|december)\b/i,
    },
  },
  {
    weight: -0.7,
    pattern: {
      en: /\b(?:last|this|next) (?:week|month|year)\b/i,
      nl: /\b(?:vorige|deze|volgende) (?:week|maand)\b|\b(?:vorig|dit|volgend) jaar\b/i,
    },
  },
  {
    weight: -0.6,
    pattern: {
      en: /\b(?:officials?|police|spokes[a-z]+|department|agency|court|judge|study|researchers|survey|poll|data)\b/i,
      nl: /\b(?:politie|woordvoerder|ministerie|gemeente|rechtbank|rechter|onderzoek|onderzoekers|peiling|cijfers|brandweer|OM)\b/i,
    },
  },
]
/** One or two words between quotation marks: taken at a distance more often than quoted. */
const SCARE_QUOTES = /["“][\p{L}' -]{2,25}["”]/u
const SCARE_WEIGHT = 0.6

function outsideQuotations(sentence: string): string {
  let rest = sentence
  for (const [start, end] of quotationsIn(sentence))
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  return rest
}

/**
 * How likely a sentence is loaded: that it judges instead of telling.
 *
 * @param found the loaded words in it; offsets don't matter
 * @returns 0–1; 0 where nothing points to it, 0.5 where as much speaks for as against it
 */
export function loadedness(
  sentence: string,
  found: readonly Pick<LoadedWord, 'kind'>[],
  language: Language,
): number {
  const counts = new Map<string, number>()
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  let odds = 0
  for (const [kind, count] of counts) odds += (KIND_WEIGHTS[kind] ?? 0) * Math.min(MOST_OF_A_KIND, count)
  if (SCARE_QUOTES.test(sentence)) odds += SCARE_WEIGHT
  const rest = outsideQuotations(sentence)
  const forms = FORMS.filter(({ pattern }) => pattern[language].test(rest))
  const speaksFor = odds + forms.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  if (speaksFor === 0) return 0
  const speaksAgainst = forms.reduce((sum, { weight }) => sum + Math.min(0, weight), 0)
  const words = rest.split(/\s+/).length
  return 1 / (1 + Math.exp(-(BASE + speaksFor + speaksAgainst - PER_DOUBLING * Math.log2(words) * 2)))
}
