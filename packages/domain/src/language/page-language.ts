import { DEFAULT_LANGUAGE, isLanguage } from './language.ts'
import type { Language } from './language-schema.ts'

/**
 * The language of a page: that of `?lang=`, else English. Accept-Language and cookies are ignored, so that
 * caches can store one page per address. The application switches to the reader's choice, which is stored on
 * the device only.
 */
export function readPageLanguageFromUrl(lang: string | null): Language {
  const language = lang ?? undefined
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** The query string that selects a language, as read by pageLanguage. */
export function buildLanguageQueryString(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
}
