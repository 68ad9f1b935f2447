import type { Language } from '@plainwire/domain/language'

const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }

/**
 * Formats the time of an edition, such as 'Friday 14:05'. The minutes distinguish editions of the same day.
 */
export function formatEditionTime(moment: Date, language: Language): string {
  return moment.toLocaleString(LOCALES[language], { weekday: 'long', hour: '2-digit', minute: '2-digit' })
}
