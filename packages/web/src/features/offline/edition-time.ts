import type { Language } from '@plainwire/domain/language'

const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }

/** The moment of an edition: 'Friday 14:05'. Editions follow each other too closely for 'an hour ago'. */
export function editionTime(moment: Date, language: Language): string {
  return moment.toLocaleString(LOCALES[language], { weekday: 'long', hour: '2-digit', minute: '2-digit' })
}
