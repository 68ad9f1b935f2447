/** The languages the product is written in. */
export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? '')
}

export interface LocaleFacts {
  /** The key in supported_locales and in a story's translations. */
  locale: string
  /** The language's name in English. */
  name: string
  /** The language's own name. */
  displayName: string
  /** ISO 3166-1 codes of the countries that read this language by default. */
  countries: readonly string[]
}

/** Caribbean special municipalities of the Netherlands share the code BQ: Bonaire, Sint Eustatius, Saba. */
export const LOCALES: Record<Language, LocaleFacts> = {
  en: { locale: 'en-US', name: 'English', displayName: 'English', countries: [] },
  nl: {
    locale: 'nl-NL',
    name: 'Dutch',
    displayName: 'Nederlands',
    countries: ['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'],
  },
}

/** The key of a language in news.json, for example 'nl-NL'. */
export function localeOf(language: Language): string {
  return LOCALES[language].locale
}

/** The language a country reads by default; English where none is listed. */
export function languageOfCountry(country: string | undefined): Language {
  const code = country?.toUpperCase() ?? ''
  return LANGUAGES.find((language) => LOCALES[language].countries.includes(code)) ?? DEFAULT_LANGUAGE
}
