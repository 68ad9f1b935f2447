import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'

/** A leap of the clock by more than this is believed only once it has lasted, in ms. A machine that sleeps for weeks is believed. */
export const MAX_LEAP_MS = 30 * DAY_MS
/** How long it has to last, in ms of the clock that never leaps: longer than the day for which a wrong one may go unnoticed. */
export const BELIEVED_AFTER_MS = 36 * HOUR_MS

export interface Clocks {
  /** The clock of the day, in ms: it may be set. */
  wall(): number
  /** Counts ms from any moment and never leaps. */
  monotonic(): number
}

/**
 * The time, without the months that a clock is wrong by for a second, an hour or a day: nothing is then stored as done next year,
 * dropped as a year old, or ended. From a new start on the machine's clock counts as it is.
 */
export function steadyClock({ wall, monotonic }: Clocks): () => Date {
  let offset = wall() - monotonic()
  let leaptAt: number | undefined
  return () => {
    const elapsed = monotonic()
    const read = wall()
    const leap = Math.abs(read - elapsed - offset)
    if (leap > MAX_LEAP_MS) leaptAt ??= elapsed
    else leaptAt = undefined
    if (leaptAt === undefined || elapsed - leaptAt >= BELIEVED_AFTER_MS) {
      offset = read - elapsed
      leaptAt = undefined
    }
    return new Date(Math.round(elapsed + offset))
  }
}

/** The time in this process. */
export const now = steadyClock({ wall: () => Date.now(), monotonic: () => performance.now() })
