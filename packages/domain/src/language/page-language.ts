import { DEFAULT_LANGUAGE, isLanguage } from './language.ts'
import type { Language } from './language-schema.ts'

/**
 * The language a page is rendered in: that of `?lang=`, else English. Neither Accept-Language nor a cookie counts, so that
 * one address is one page for every cache; the application switches to the reader's own choice, which never leaves the device.
 */
export function pageLanguage(lang: string | null): Language {
  const language = lang ?? undefined
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** The query of a page's address in a language: what pageLanguage reads. */
export function languageQuery(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
}
