import type { CalendarRules } from '../../topics/numbers/calendar.ts'
import { splitWords } from '../../words.ts'

export const calendarRules: CalendarRules = {
  days: splitWords('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'),
  months: splitWords(
    'januari februari maart april mei juni juli augustus september oktober november december',
  ),
  hasCapitals: false,
  shortDays: {},
  shortMonths: {
    jan: 0,
    feb: 1,
    mrt: 2,
    apr: 3,
    jun: 5,
    jul: 6,
    aug: 7,
    sep: 8,
    sept: 8,
    okt: 9,
    nov: 10,
    dec: 11,
  },
  relative: {
    gisteren: 'yesterday',
    gisteravond: 'yesterday',
    vandaag: 'today',
    morgen: 'tomorrow',
    vanavond: 'tonight',
    vannacht: 'tonight',
  },
  /** Matches a weekday with a part of the day in one word: 'Zaterdagochtend'. */
  dayPart: /^(\p{L}{3,6}dag)(?:s|ochtend|morgen|middag|avond|nacht)$/u,
  monthsWithCapital: [],
  monthsInCompany: splitWords('april mei'),
  company: splitWords(
    'begin eind half medio in sinds tot van vanaf voor na afgelopen vorige komende volgende',
  ),
}
