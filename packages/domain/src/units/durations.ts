/** Durations in milliseconds, the unit of `Date` and timers. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
/** 24 hours. Local days can be an hour shorter or longer when daylight-saving time begins or ends. */
export const DAY_MS = 24 * HOUR_MS
/**
 * The maximum difference between the clocks of our machines. A stored time further in the future was set by a
 * wrong clock.
 */
export const CLOCK_TOLERANCE_MS = 60 * SECOND_MS

/** Durations in seconds, the unit of HTTP headers, tokens and PostgreSQL. */
export const MINUTE_SECONDS = 60
export const HOUR_SECONDS = 60 * MINUTE_SECONDS
export const DAY_SECONDS = 24 * HOUR_SECONDS
