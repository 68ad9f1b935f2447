export {
  type BreakingFacts,
  type Broken,
  isBreaking,
  isStillBreaking,
  neededReports,
  newlyBreaking,
  recentReports,
} from './breaking.ts'
export { BreakingThresholds, QuietHours } from './breaking-schema.ts'
export { PUSHES_PER_DAY } from './device-limit.ts'
export { DEFAULT_QUIET_HOURS, hourIn, isQuiet, isTimeZone } from './quiet-hours.ts'
