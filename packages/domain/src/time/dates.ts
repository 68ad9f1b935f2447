import { DEFAULT_LANGUAGE, type Language } from '../language/index.ts'

/**
 * English dates use the British order, such as 'Friday 20 November 2026', which readers everywhere understand.
 */
const DATE_LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a moment with a cached formatter: creating one takes milliseconds on a phone, and a page formats a
 * date per story.
 */
function format(
  moment: Date,
  locale: string,
  timeZone: string | undefined,
  style: Intl.DateTimeFormatOptions,
): string {
  const key = JSON.stringify([locale, timeZone, style])
  const known = formats.get(key)
  if (known) return known.format(moment)
  const made = new Intl.DateTimeFormat(locale, { ...style, timeZone })
  formats.set(key, made)
  return made.format(moment)
}

/** Weekday, day, month and year, as in the masthead. */
export function formatFullDate(moment: Date, language: Language, timeZone?: string): string {
  return format(moment, DATE_LOCALES[language], timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '')
}

/** The long date of a story page: 'November 20, 2026' in English, '20 november 2026' in Dutch. */
export function formatLongDate(moment: Date, language: Language, timeZone?: string): string {
  const locale = language === DEFAULT_LANGUAGE ? 'en-US' : DATE_LOCALES[language]
  return format(moment, locale, timeZone, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** A short date: '20 Nov 2026' in English, '20 nov 2026' in Dutch. */
export function formatShortDate(moment: Date, language: Language, timeZone?: string): string {
  return format(moment, DATE_LOCALES[language], timeZone, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** The time of day: '14:23'. */
export function formatTime(moment: Date, language: Language, timeZone?: string): string {
  return format(moment, DATE_LOCALES[language], timeZone, { hour: '2-digit', minute: '2-digit' })
}

/** Returns day, month and time, without the year, for lists of sources and changes. */
export function formatDateTime(moment: Date, language: Language, timeZone?: string): string {
  return format(moment, DATE_LOCALES[language], timeZone, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** A weekday with a time: 'Tuesday 06:00' in English, 'dinsdag 06:00' in Dutch. */
export function formatWeekdayTime(moment: Date, language: Language, timeZone?: string): string {
  const locale = DATE_LOCALES[language]
  const day = format(moment, locale, timeZone, { weekday: 'long' })
  return `${day} ${format(moment, locale, timeZone, { hour: '2-digit', minute: '2-digit' })}`
}
