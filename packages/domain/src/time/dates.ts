import { DEFAULT_LANGUAGE, type Language } from '../language/index.ts'

/** British order for English readers worldwide: 'Friday 20 November 2026' reads the same everywhere. */
const DATE_LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }

function format(
  moment: Date,
  language: Language,
  timeZone: string | undefined,
  style: Intl.DateTimeFormatOptions,
) {
  return new Intl.DateTimeFormat(DATE_LOCALES[language], { ...style, timeZone }).format(moment)
}

/** Weekday, day, month and year, as in the masthead (HD-01). */
export function formatDay(moment: Date, language: Language, timeZone?: string): string {
  return format(moment, language, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '')
}

/** The long date of a story page: 'November 20, 2026' in English, '20 november 2026' in Dutch (SM-01). */
export function formatLongDate(moment: Date, language: Language, timeZone?: string): string {
  const locale = language === DEFAULT_LANGUAGE ? 'en-US' : DATE_LOCALES[language]
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(moment)
}

/** A short date with its time, for lists of sources and changes. */
export function formatMoment(moment: Date, language: Language, timeZone?: string): string {
  return format(moment, language, timeZone, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}
