import type { LoadedLanguagePatterns } from '../../topics/opinion/loaded-language.ts'
import { calendarRules } from '../numbers/calendar.ts'

/** 'May' is left out, because it is usually a verb. */
const DATES = [...calendarRules.days, ...calendarRules.months.filter((month) => month !== 'may')]
const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())

export const loadedLanguagePatterns: LoadedLanguagePatterns = {
  firstPerson: /\b(I|we|our|my|us)\b/,
  secondPerson: /\b(you|your)\b/i,
  headlineFirstPerson: 'i|my|we|our',
  insisting: 'extra|finally|actually|really|even',
  forms: {
    you: /\b(?:you|your)\b/i,
    we: /\b(?:we|our|us|ours)\b/i,
    denial: /\b(?:not|never|no|nothing|nobody|none|without)\b|n['’]t\b/i,
    contrast: /\b(?:but|yet|while|instead|rather|although|despite|though|unlike)\b/i,
    strengthening: /\b(?:even|just|only|so|such|too|simply|always|still)\b/i,
    attributionVerb: /\b(?:said|says|told|announced|reported|stated|added|wrote|testified)\b/,
    attribution: /\baccording to\b/i,
    date: new RegExp(`\\b(?:${DATES.map(capital).join('|')})\\b`),
    span: /\b(?:last|this|next) (?:week|month|year)\b/i,
    institution:
      /\b(?:officials?|police|spokes[a-z]+|department|agency|court|judge|study|researchers|survey|poll|data)\b/i,
  },
  eruption: 'erupt',
  volcano: 'volcan|lava|magma|crater|geyser',
}
