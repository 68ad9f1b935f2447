import { MINUTE_MS } from '@plainwire/domain/units'
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import { parseMonthName } from './month-number.ts'
import { parseZoneOffset } from './zone-offset.ts'

/** The maximum length of a date in characters; longer ones are an attack or a mistake. */
const MAX_CHARACTERS = 100

const TIME =
  /(?:오전|오후|上午|下午)?\s*(?<!\d)(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,](\d+))?)?|h(\d{2})?(?!\p{L}))(?!\d)\s*(?:([ap])\.?m\b\.?)?(?:\s*(?:uhr|uur|hrs|h)\b)?/iu
const COMPACT = /^(\d{8})T(\d{2})(\d{2})(\d{2})?(?!\d)/
/** Separators and words between the date and the time, such as 'at' or a comma. */
const BETWEEN = /[\s,T@|–-]+$|\s+(?:at|à|om|um|alle|às|a las|kl\.?|klokken)\s*$/iu
const SECONDS = /^\d{9,10}$/
const MILLISECONDS = /^\d{12,13}$/

interface TimeOfDay {
  hour: number
  minute: number
  second: number
  millisecond: number
}

function timeOfDay(match: RegExpExecArray): TimeOfDay | undefined {
  const [whole, hours, minutes, seconds = '0', fraction = '0', hMinutes = '0', half] = match
  const isAfternoon = half?.toLowerCase() === 'p' || /오후|下午/.test(whole)
  const isMorning = half?.toLowerCase() === 'a' || /오전|上午/.test(whole)
  const minute = Number(minutes ?? hMinutes)
  const second = Math.min(Number(seconds), Number(seconds) === 60 ? 59 : 99)
  let hour = Number(hours)
  if (isAfternoon && hour < 12) hour += 12
  if (isMorning && hour === 12) hour = 0
  const isMidnight = hour === 24 && minute === 0 && second === 0
  const isReal = (hour < 24 || isMidnight) && minute < 60 && second < 60
  return isReal
    ? { hour, minute, second, millisecond: Math.floor(Number(`0.${fraction}`) * 1000) }
    : undefined
}

/** The date format of nearly all feeds; dates in other formats take a slower path. */
const RFC_822 =
  /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) (GMT|[+-]\d{4})$/

function commonDate(text: string): number | undefined {
  const match = RFC_822.exec(text)
  if (!match) return undefined
  const [, day, name = '', year, hour, minute, second, zone = ''] = match
  const month = parseMonthName(name)
  const offset = zone === 'GMT' ? 0 : parseZoneOffset(zone)
  if (month === undefined || offset === undefined) return undefined
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second), millisecond: 0 }
  if (time.hour > 23 || time.minute > 59 || time.second > 59) return undefined
  return moment({ year: Number(year), month, day: Number(day) }, time, offset)
}

/**
 * Converts a date, time and offset (minutes east of Greenwich) to ms since 1970; undefined for a date that
 * doesn't exist.
 */
function moment(
  { year, month, day }: CalendarDate,
  time: TimeOfDay,
  offsetMinutes: number,
): number | undefined {
  const isReal = year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  if (!isReal) return undefined
  const { hour, minute, second, millisecond } = time
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond) - offsetMinutes * MINUTE_MS
}

function daysIn(year: number, month: number): number {
  return month === 2 && year % 4 !== 0 ? 28 : new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Matches a year that follows the zone, as in `Sun Jan 4 16:29:06 PST 2004`. */
const YEAR_LAST = /\s(\d{4})$/

/**
 * Reads a date in the forms found in feeds: RFC 822 with zone names, ISO 8601 and similar forms, numbers, Unix
 * time, and month names of many languages. A date without a zone is UTC, whatever this machine's time zone.
 *
 * @returns ms since 1970; undefined if it isn't a date or the date doesn't exist
 */
export function parseDate(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MAX_CHARACTERS) return undefined
  if (SECONDS.test(trimmed)) return Number(trimmed) * 1000
  if (MILLISECONDS.test(trimmed)) return Number(trimmed)
  const common = commonDate(trimmed)
  if (common !== undefined) return common
  const spaced = trimmed
    .replace(/\s+/g, ' ')
    .replace(COMPACT, '$1T$2:$3:$4')
    .replace(/:(?!\d)/, '')
  const match = TIME.exec(spaced)
  const time = match ? timeOfDay(match) : { hour: 0, minute: 0, second: 0, millisecond: 0 }
  if (!time) return undefined
  let before = match ? spaced.slice(0, match.index) : spaced
  let after = match ? spaced.slice(match.index + match[0].length) : ''
  const yearLast = YEAR_LAST.exec(after)
  if (yearLast) {
    before = `${before.trim()} ${yearLast[1]}`
    after = after.slice(0, yearLast.index)
  }
  const isTwelveHour = match?.[6] !== undefined
  const date = parseCalendarDate(before.replace(BETWEEN, '').replace(BETWEEN, ''), { isTwelveHour })
  const offset = parseZoneOffset(after)
  if (!date || offset === undefined) return undefined
  return moment(date, time, offset)
}
