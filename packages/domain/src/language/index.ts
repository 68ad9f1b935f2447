export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  Language,
  LOCALES,
  type LocaleFacts,
  languageOfCountry,
  localeOf,
} from './language.ts'
