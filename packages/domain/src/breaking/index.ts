export {
  type BreakingCheckInput,
  type BreakingStory,
  findNewlyBreaking,
  isStillBreaking,
} from './breaking.ts'
export { BreakingThresholds, QuietHours } from './breaking-schema.ts'
export { PUSHES_PER_DAY } from './device-limit.ts'
export { DEFAULT_QUIET_HOURS, isInQuietHours, isTimeZone } from './quiet-hours.ts'
