export {
  formatDateTime,
  formatFullDate,
  formatLongDate,
  formatShortDate,
  formatTime,
  formatWeekdayTime,
} from './dates.ts'
export {
  addDaysToLocalDateTime,
  DEFAULT_TIME_ZONE,
  isTimeZone,
  type LocalDateTime,
  toLocalDateTime,
} from './local-moment.ts'
export { type RelativeTime, toRelativeTime } from './relative-time.ts'
export { computeTimeSinceSaved, type TimeSinceSaved } from './saved-time.ts'
