export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  LOCALES,
  type LocaleFacts,
  languageOfCountry,
  localeOfLanguage,
} from './language.ts'
export { Language } from './language-schema.ts'
export { buildLanguageQueryString, readPageLanguageFromUrl } from './page-language.ts'
