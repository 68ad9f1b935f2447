export {
  checkTranslation,
  hasSeriousProblem,
  type TranslationPair,
} from './check/check-translation.ts'
export { createNameMatcher } from './check/same-name.ts'
export {
  createServiceTranslator,
  type TranslatorChoice,
  type TranslatorDependencies,
} from './open-translator.ts'
export { buildStoryTexts } from './story-texts.ts'
export {
  createMemoryTranslationCache,
  openFileTranslationCache,
} from './translation-cache.ts'
