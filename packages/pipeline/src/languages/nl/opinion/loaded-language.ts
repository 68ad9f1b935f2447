import type { LoadedLanguagePatterns } from '../../topics/opinion/loaded-language.ts'
import { calendarRules } from '../numbers/calendar.ts'

export const loadedLanguagePatterns: LoadedLanguagePatterns = {
  firstPerson: /\b(ik|wij|we|onze|mijn)\b/i,
  secondPerson: /\b(je|jij|jouw|jullie)\b/i,
  headlineFirstPerson: 'ik|mijn|we|wij|ons',
  insisting: 'toch|tóch|eindelijk|extra|zelfs|écht|echt',
  forms: {
    you: /\b(?:je|jij|jouw|jullie|u|uw)\b/i,
    we: /\b(?:wij|we|ons|onze)\b/i,
    denial: /\b(?:niet|nooit|geen|niets|niemand|zonder)\b/i,
    contrast: /\b(?:maar|toch|terwijl|echter|ondanks|hoewel|in plaats van)\b/i,
    strengthening: /\b(?:zelfs|alleen|zo|zulke|te|steeds|altijd|nog)\b/i,
    attributionVerb: /\b(?:zei|zegt|zeggen|vertelde|meldt|meldde|melden|liet weten|laat weten|schrijft)\b/,
    attribution: /\b(?:volgens|blijkt uit)\b/i,
    date: new RegExp(`\\b(?:${[...calendarRules.days, ...calendarRules.months].join('|')})\\b`, 'i'),
    span: /\b(?:vorige|deze|volgende) (?:week|maand)\b|\b(?:vorig|dit|volgend) jaar\b/i,
    institution:
      /\b(?:politie|woordvoerder|ministerie|gemeente|rechtbank|rechter|onderzoek|onderzoekers|peiling|cijfers|brandweer|OM)\b/i,
  },
  eruption: 'barst|uitgebarsten|uitbarst',
  volcano: 'vulkaan|vulkan|krater|lava|magma|geiser',
}
