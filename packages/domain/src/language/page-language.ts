import { DEFAULT_LANGUAGE, isLanguage } from './language.ts'
import type { Language } from './language-schema.ts'

/**
 * Returns the language of a page: that of `?lang=`, or English. Accept-Language and cookies are ignored, so
 * that caches can store one page per address. The application then switches to the reader's choice, which is
 * stored on the device only.
 */
export function parsePageLanguage(lang: string | null): Language {
  const language = lang ?? undefined
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/**
 * Returns the query string that selects a language, as read by `parsePageLanguage`; empty for English.
 */
export function buildLanguageQueryString(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
}
