import { allLanguageRules, collectWordsOfAllLanguages } from '../languages/index.ts'

const calendars = allLanguageRules.map(({ calendar }) => calendar)
const SHORT_DAYS = new Map(calendars.flatMap(({ shortDays }) => Object.entries(shortDays)))
const SHORT_MONTHS = new Map(calendars.flatMap(({ shortMonths }) => Object.entries(shortMonths)))
const WORDS = new Map<string, string>(
  calendars.flatMap(({ days, months, relative }) => [
    ...days.map((day, index) => [day, `day-${index}`] as const),
    ...months.map((month, index) => [month, `month-${index}`] as const),
    ...Object.entries(relative),
  ]),
)
const DAY_PARTS = calendars.flatMap(({ dayPart }) => dayPart ?? [])
const NEEDS_CAPITAL = collectWordsOfAllLanguages(({ calendar }) => calendar.monthsWithCapital)
const NEEDS_COMPANY = collectWordsOfAllLanguages(({ calendar }) => calendar.monthsInCompany)
const COMPANY = collectWordsOfAllLanguages(({ calendar }) => calendar.company)

/** The day in a word that also contains a part of the day: 'zaterdag' in 'zaterdagochtend'. */
const dayIn = (folded: string) =>
  DAY_PARTS.map((pattern) => pattern.exec(folded)?.[1]).find((day) => day !== undefined)

/** A word with its neighbours. */
export interface CalendarWordContext {
  folded: string
  isCapital: boolean
  /** The words on both sides, in lower case and without accents; empty if there is none. */
  before: string
  after: string
}

/**
 * Returns a key for a weekday, a month or a word such as 'yesterday', the same in all languages: 'day-0',
 * 'month-4'; undefined for other words. 'May' and 'March' only count if they can't be a verb or a person's
 * name.
 */
export function findCalendarWordKey({
  folded,
  isCapital,
  before,
  after,
}: CalendarWordContext): string | undefined {
  const known = WORDS.get(folded) ?? WORDS.get(dayIn(folded) ?? '')
  if (known !== undefined) {
    if (NEEDS_CAPITAL.has(folded) && !isCapital) return undefined
    const hasCompany = COMPANY.has(before) || /^\d/.test(before) || /^\d/.test(after)
    return NEEDS_COMPANY.has(folded) && !hasCompany ? undefined : known
  }
  const isNearNumber = /^\d/.test(before) || /^\d/.test(after)
  const month = SHORT_MONTHS.get(folded)
  if (month !== undefined && isNearNumber) return `month-${month}`
  const day = SHORT_DAYS.get(folded)
  return day !== undefined && isCapital && (isNearNumber || COMPANY.has(before)) ? `day-${day}` : undefined
}
