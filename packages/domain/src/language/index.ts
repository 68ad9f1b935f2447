export {
  DEFAULT_LANGUAGE,
  getLanguageForCountry,
  isLanguage,
  LANGUAGES,
  LOCALES,
  type LocaleInfo,
  localeOfLanguage,
} from './language.ts'
export { Language } from './language-schema.ts'
export { buildLanguageQueryString, readPageLanguageFromUrl } from './page-language.ts'
