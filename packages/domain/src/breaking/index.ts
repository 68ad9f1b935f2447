export {
  type BreakingFacts,
  type Broken,
  isStillBreaking,
  newlyBreaking,
} from './breaking.ts'
export { BreakingThresholds, QuietHours } from './breaking-schema.ts'
export { PUSHES_PER_DAY } from './device-limit.ts'
export { DEFAULT_QUIET_HOURS, isQuiet, isTimeZone } from './quiet-hours.ts'
