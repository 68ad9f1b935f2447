/** The languages of the application and of our texts. */
export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? '')
}

/** The locale of a language, its names, and the countries in which the language is the default. */
export interface LocaleInfo {
  /** The key in supported_locales and in a story's translations. */
  locale: string
  /** The English name of the language. */
  name: string
  /** The name of the language in that language. */
  displayName: string
  /** ISO 3166-1 alpha-2 codes of the countries in which this language is the default. */
  countries: readonly string[]
}

/**
 * The locale of each language. BQ is the country code of Bonaire, Sint Eustatius and Saba, Caribbean
 * municipalities of the Netherlands.
 */
export const LOCALES: Record<Language, LocaleInfo> = {
  en: { locale: 'en-US', name: 'English', displayName: 'English', countries: [] },
  nl: {
    locale: 'nl-NL',
    name: 'Dutch',
    displayName: 'Nederlands',
    countries: ['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'],
  },
}

/** Returns the key of a language in news.json, such as 'nl-NL'. */
export function getLocaleForLanguage(language: Language): string {
  return LOCALES[language].locale
}

/**
 * Returns the default language of a country (ISO 3166-1 alpha-2); English for countries that no language lists.
 */
export function getLanguageForCountry(country: string | undefined): Language {
  const code = country?.toUpperCase() ?? ''
  return LANGUAGES.find((language) => LOCALES[language].countries.includes(code)) ?? DEFAULT_LANGUAGE
}
