export { type CheckParts, checkTranslation, isBad, type TranslationPair } from './check/check-translation.ts'
export { createSameName } from './check/same-name.ts'
export { openTranslator, type TranslatorChoice, type TranslatorParts } from './open-translator.ts'
export { textsOf } from './texts-of.ts'
export {
  createMemoryTranslationCache,
  openFileTranslationCache,
  type TranslationCache,
} from './translation-cache.ts'
