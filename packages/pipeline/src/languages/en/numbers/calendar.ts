import type { CalendarRules } from '../../topics/numbers/calendar.ts'
import { splitWords } from '../../words.ts'

export const calendarRules: CalendarRules = {
  days: splitWords('monday tuesday wednesday thursday friday saturday sunday'),
  months: splitWords('january february march april may june july august september october november december'),
  hasCapitals: true,
  shortDays: { mon: 0, tue: 1, tues: 1, wed: 2, thu: 3, thur: 3, thurs: 3, fri: 4, sat: 5, sun: 6 },
  shortMonths: {
    jan: 0,
    feb: 1,
    mar: 2,
    apr: 3,
    jun: 5,
    jul: 6,
    aug: 7,
    sep: 8,
    sept: 8,
    oct: 9,
    nov: 10,
    dec: 11,
  },
  relative: { yesterday: 'yesterday', today: 'today', tomorrow: 'tomorrow', tonight: 'tonight' },
  dayPart: undefined,
  monthsWithCapital: splitWords('march may'),
  monthsInCompany: splitWords('march may june april august'),
  company: splitWords(
    'in on of by until till since from last next this early late mid before after through to between during and each every',
  ),
}
