export {
  DEFAULT_LANGUAGE,
  getLanguageForCountry,
  getLocaleForLanguage,
  isLanguage,
  LANGUAGES,
  LOCALES,
  type LocaleInfo,
} from './language.ts'
export { Language } from './language-schema.ts'
export { buildLanguageQueryString, parsePageLanguage } from './page-language.ts'
