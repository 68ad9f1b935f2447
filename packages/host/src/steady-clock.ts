import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'

/**
 * The largest jump of the wall clock that is accepted at once, in ms; it is large because a machine may sleep
 * for weeks. A larger jump is accepted only after it has lasted for `CLOCK_JUMP_ACCEPTANCE_DELAY_MS`.
 */
const MAX_IMMEDIATE_CLOCK_JUMP_MS = 30 * DAY_MS
/**
 * How long a larger jump must last to be accepted, in ms of the monotonic clock: longer than the day for
 * which a wrong clock may go unnoticed.
 */
export const CLOCK_JUMP_ACCEPTANCE_DELAY_MS = 36 * HOUR_MS

/** The two clocks of a machine. */
export interface SystemClocks {
  /** The wall clock, in ms since 1970. It jumps when somebody sets it. */
  wall(): number
  /** A clock that counts ms from an arbitrary moment and never jumps. */
  monotonic(): number
}

/**
 * Returns a function that returns the current time and ignores a large jump of the wall clock that is undone
 * within `CLOCK_JUMP_ACCEPTANCE_DELAY_MS`. Such a jump would mark jobs as done next year, or drop articles as a
 * year old. When a process starts, it accepts the clock of the machine as it is.
 */
export function createJumpResistantClock({ wall, monotonic }: SystemClocks): () => Date {
  let offset = wall() - monotonic()
  let leaptAt: number | undefined
  return () => {
    const elapsed = monotonic()
    const read = wall()
    const leap = Math.abs(read - elapsed - offset)
    if (leap > MAX_IMMEDIATE_CLOCK_JUMP_MS) leaptAt ??= elapsed
    else leaptAt = undefined
    if (leaptAt === undefined || elapsed - leaptAt >= CLOCK_JUMP_ACCEPTANCE_DELAY_MS) {
      offset = read - elapsed
      leaptAt = undefined
    }
    return new Date(Math.round(elapsed + offset))
  }
}

/** Returns the current time of this process. */
export const now = createJumpResistantClock({ wall: () => Date.now(), monotonic: () => performance.now() })
