export {
  CLOCK_TOLERANCE_MS,
  DAY_MS,
  DAY_SECONDS,
  HOUR_MS,
  HOUR_SECONDS,
  MINUTE_MS,
  MINUTE_SECONDS,
  SECOND_MS,
} from './durations.ts'
export { KB, MB } from './sizes.ts'
