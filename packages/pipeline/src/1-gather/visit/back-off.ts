/** The first wait after a failure, and the longest. */
export const FIRST_BACK_OFF_MINUTES = 1
export const MAX_BACK_OFF_MINUTES = 24 * 60
/** Waits are spread by as much to either side, so that many feeds of one dead host don't come back together. */
const JITTER = 0.2
/** 2^11 minutes are more than a day: a larger exponent says no more. */
const MAX_DOUBLINGS = 11

/**
 * Minutes to wait after so many failures in a row: 1, 2, 4 … 1,440, spread by ±20 %.
 *
 * @param random 0–1
 */
export function backOffMinutes(failures: number, random: number): number {
  const doublings = Math.min(Math.max(failures - 1, 0), MAX_DOUBLINGS)
  const wait = Math.min(FIRST_BACK_OFF_MINUTES * 2 ** doublings, MAX_BACK_OFF_MINUTES)
  return Math.min(wait * (1 + JITTER * (2 * random - 1)), MAX_BACK_OFF_MINUTES)
}
