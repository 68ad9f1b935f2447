import { DAY_MS } from '@plainwire/domain/units'
import { parseMonthName } from './month-number.ts'

/** A calendar date that isn't validated: month and day may be impossible. */
export interface CalendarDate {
  year: number
  /** 1–12 */
  month: number
  day: number
}

interface Hints {
  /** Whether the time has am or pm: slashes then separate month and day in the American order. */
  isTwelveHour: boolean
}

/** Up to three words before the date, such as a weekday. */
const WORDS = /^(?:\p{L}[\p{L}.'’]*[,.]?\s+){1,3}(?=\d)/u

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/
const DAY_MONTH_YEAR =
  /(?:^|[\s,])(\d{1,2})(?:st|nd|rd|th|er|e|ste|de|[ºª.])?[\s-]*(?:de |of |d['’])?(\p{L}[\p{L}\p{M}.'’]*)[\s,-]*(?:de |del )?(\d{4}|\d{2})$/u
const MONTH_DAY_YEAR = /(?:^|[\s,])(\p{L}[\p{L}\p{M}.'’]*)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u
const YEAR_NAME_DAY = /^(\d{4})[-. ]+(\p{L}[\p{L}\p{M}]*)[-. ]+(\d{1,2})\.?$/u
const YEAR_MONTH_DAY = /^(\d{4})(?:([-/. ])(\d{1,2})(?:\2(\d{1,2}))?|(\d{2})(\d{2}))?$/
const ORDINAL = /^(\d{4})-(\d{3})$/
const WEEK = /^(\d{4})-W(\d{2})-([1-7])$/

/** Expands a two-digit year to 1969–2068, as in POSIX. */
function fullYear(digits: string): number {
  const year = Number(digits)
  return digits.length > 2 ? year : year + (year < 69 ? 2000 : 1900)
}

function ofTimestamp(timestamp: number): CalendarDate {
  const date = new Date(timestamp)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function isoDate(text: string): CalendarDate | undefined {
  const plain = YEAR_MONTH_DAY.exec(text)
  if (plain) {
    const [, year, , month = plain[5] ?? '1', day = plain[6] ?? '1'] = plain
    return { year: Number(year), month: Number(month), day: Number(day) }
  }
  const ordinal = ORDINAL.exec(text)
  if (ordinal) return ofTimestamp(Date.UTC(Number(ordinal[1]), 0, Number(ordinal[2])))
  const week = WEEK.exec(text)
  if (!week) return undefined
  const [, year, weekNumber, weekday] = week
  const fourth = Date.UTC(Number(year), 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
  return ofTimestamp(monday + ((Number(weekNumber) - 1) * 7 + Number(weekday) - 1) * DAY_MS)
}

/**
 * Reads a numeric date. The day is expected before the month, unless the second number can't be a month, or the
 * date has slashes and its time has am or pm.
 */
function numericDate(text: string, { isTwelveHour }: Hints): CalendarDate | undefined {
  const match = NUMERIC.exec(text)
  if (!match) return undefined
  const [, first, separator, second, year = ''] = match
  const isMonthFirst = Number(second) > 12 || (separator === '/' && isTwelveHour && Number(first) <= 12)
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  return { year: fullYear(year), month: Number(month), day: Number(day) }
}

function namedDate(text: string): CalendarDate | undefined {
  const dayFirst = DAY_MONTH_YEAR.exec(text)
  const monthFirst = MONTH_DAY_YEAR.exec(text)
  const yearFirst = YEAR_NAME_DAY.exec(text)
  return (
    ofParts(dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]) ??
    ofParts(monthFirst?.[3], monthFirst?.[1], monthFirst?.[2]) ??
    ofParts(yearFirst?.[1], yearFirst?.[2], yearFirst?.[3])
  )
}

function ofParts(year: string | undefined, name: string | undefined, day: string | undefined) {
  const month = name === undefined ? undefined : parseMonthName(name)
  return month === undefined || year === undefined
    ? undefined
    : { year: fullYear(year), month, day: Number(day) }
}

/** Parses a date without a time: ISO forms, numbers with dots or slashes, month names in many languages. */
export function parseCalendarDate(text: string, hints: Hints): CalendarDate | undefined {
  const date = text.replace(/[年년月월]\s*/g, '-').replace(/[日일]\s*$/, '')
  return isoDate(date) ?? numericDate(date.replace(WORDS, ''), hints) ?? namedDate(date.toLowerCase())
}
