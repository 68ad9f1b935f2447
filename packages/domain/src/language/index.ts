export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  LOCALES,
  type LocaleFacts,
  languageOfCountry,
  localeOf,
} from './language.ts'
export { Language } from './language-schema.ts'
export { languageQuery, pageLanguage } from './page-language.ts'
