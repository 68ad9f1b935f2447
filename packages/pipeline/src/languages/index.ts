export { currencyOf } from './currencies.ts'
export type { LanguageRules } from './language-rules.ts'
export {
  findCurrencyLetterMultiplier,
  multiplierOfWord,
  numberScaleOf,
  parseCardinal,
  parseNumberWord,
} from './number-words.ts'
export {
  allLanguageRules,
  combineLanguagePatterns,
  joinLanguageAlternatives,
  languageCodes,
  rulesForReading,
  rulesOf,
  wordsOfAllLanguages,
} from './rules.ts'
export type { SentencePatterns } from './topics/articles/sentences.ts'
export { EVENT_QUALIFIERS, SUDDEN_EVENTS, type SuddenEvent } from './topics/events/events.ts'
export type { EventGravityWords } from './topics/events/gravity.ts'
export type { OutdoorAccidentWords } from './topics/events/scenery.ts'
export { OPINION_FORMS, type OpinionForm } from './topics/opinion/judging.ts'
export { splitWords } from './words.ts'
