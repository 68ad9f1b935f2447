export {
  type BreakingCheckInput,
  type BreakingStory,
  findNewBreakingStories,
  isStillBreaking,
} from './breaking.ts'
export { BreakingThresholds, QuietHours } from './breaking-schema.ts'
export { MAX_BREAKING_PUSHES_PER_DAY } from './device-limit.ts'
export { DEFAULT_QUIET_HOURS, isInQuietHours } from './quiet-hours.ts'
