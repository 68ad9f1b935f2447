/** Lengths of time in milliseconds, as `Date` and timers count them. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
/** Without daylight saving: 24 hours. */
export const DAY_MS = 24 * HOUR_MS

/** Lengths of time in seconds, as HTTP headers, tokens and PostgreSQL count them. */
export const MINUTE_SECONDS = 60
export const HOUR_SECONDS = 60 * MINUTE_SECONDS
export const DAY_SECONDS = 24 * HOUR_SECONDS
