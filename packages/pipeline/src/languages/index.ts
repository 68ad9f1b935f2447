export { parseCurrencyCode } from './currencies.ts'
export type { LanguageRules } from './language-rules.ts'
export {
  findScaleLetterMultiplier,
  findScaleMultiplier,
  findScaleWordMultiplier,
  parseCardinal,
  parseNumberWord,
} from './number-words.ts'
export {
  allLanguageRules,
  collectWordsOfAllLanguages,
  combineLanguagePatterns,
  getLanguageRules,
  joinLanguageAlternatives,
  languageCodes,
  selectLanguageRulesForText,
} from './rules.ts'
export type { SentencePatterns } from './topics/articles/sentences.ts'
export { EVENT_QUALIFIERS, SUDDEN_EVENTS, type SuddenEventKind } from './topics/events/events.ts'
export type { EventImpactWords } from './topics/events/gravity.ts'
export type { OutdoorAccidentWords } from './topics/events/scenery.ts'
export { OPINION_TEXT_FEATURES, type OpinionTextFeature } from './topics/opinion/loaded-language.ts'
export { splitWords } from './words.ts'
