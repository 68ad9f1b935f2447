import { DAYS, MONTHS } from '../languages/index.ts'

const SHORT_DAYS: Record<string, number> = {
  mon: 0,
  tue: 1,
  tues: 1,
  wed: 2,
  thu: 3,
  thur: 3,
  thurs: 3,
  fri: 4,
  sat: 5,
  sun: 6,
}
const SHORT_MONTHS: Record<string, number> = {
  jan: 0,
  feb: 1,
  mar: 2,
  mrt: 2,
  apr: 3,
  jun: 5,
  jul: 6,
  aug: 7,
  sep: 8,
  sept: 8,
  oct: 9,
  okt: 9,
  nov: 10,
  dec: 11,
}
const RELATIVE: Record<string, string> = {
  yesterday: 'yesterday',
  gisteren: 'yesterday',
  gisteravond: 'yesterday',
  today: 'today',
  vandaag: 'today',
  tomorrow: 'tomorrow',
  morgen: 'tomorrow',
  tonight: 'tonight',
  vanavond: 'tonight',
  vannacht: 'tonight',
}

const WORDS = new Map<string, string>([
  ...[DAYS.en, DAYS.nl].flatMap((days) => days.map((day, index) => [day, `day-${index}`] as const)),
  ...[MONTHS.en, MONTHS.nl].flatMap((months) =>
    months.map((month, index) => [month, `month-${index}`] as const),
  ),
  ...Object.entries(RELATIVE),
])

/** 'Zaterdagochtend': Dutch writes the day and its part in one. */
const DAY_PART = /^(\p{L}{3,6}dag)(?:s|ochtend|morgen|middag|avond|nacht)$/u
/** English words that are months only with a capital. */
const NEEDS_CAPITAL = new Set(['march', 'may'])
/** Names of people that are months too: a month only beside a number or behind one of these words. */
const NEEDS_COMPANY = new Set(['march', 'may', 'june', 'april', 'august', 'mei'])
const MONTH_COMPANY = new Set(
  `in on of by until till since from last next this early late mid before after through to between during and each every
  begin eind half medio sinds tot van vanaf voor na afgelopen vorige komende volgende`.split(/\s+/),
)

/** A word and what stands around it. */
export interface CalendarWord {
  folded: string
  isCapital: boolean
  /** The words on both sides, folded; empty where there is none. */
  before: string
  after: string
}

/**
 * One key for a weekday, a month or a word such as 'yesterday', whatever the language: 'day-0', 'month-4'.
 * 'May' and 'March' count only where they can't be a verb or somebody's name.
 */
export function calendarKey({ folded, isCapital, before, after }: CalendarWord): string | undefined {
  const known = WORDS.get(folded) ?? WORDS.get(DAY_PART.exec(folded)?.[1] ?? '')
  if (known !== undefined) {
    if (NEEDS_CAPITAL.has(folded) && !isCapital) return undefined
    const hasCompany = MONTH_COMPANY.has(before) || /^\d/.test(before) || /^\d/.test(after)
    return NEEDS_COMPANY.has(folded) && !hasCompany ? undefined : known
  }
  const isNearNumber = /^\d/.test(before) || /^\d/.test(after)
  if (Object.hasOwn(SHORT_MONTHS, folded) && isNearNumber) return `month-${SHORT_MONTHS[folded]}`
  if (Object.hasOwn(SHORT_DAYS, folded) && isCapital && (isNearNumber || MONTH_COMPANY.has(before)))
    return `day-${SHORT_DAYS[folded]}`
  return undefined
}
