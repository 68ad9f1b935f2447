export { formatDay, formatLongDate, formatMoment } from './dates.ts'
export { type RelativeTime, relativeTime } from './relative-time.ts'
