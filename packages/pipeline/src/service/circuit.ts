/** Failures in a row after which a service is left alone. */
const MAX_FAILURES = 4
/** How long it is left alone, in ms. */
const PAUSE_MS = 5 * 60_000

/** A circuit breaker: prevents a failing service from delaying every story. */
export interface Circuit {
  /** Whether it may be called now. */
  isClosed(): boolean
  succeeded(): void
  failed(): void
}

export function circuit(now: () => Date): Circuit {
  let failures = 0
  let openUntil = 0
  return {
    isClosed: () => now().getTime() >= openUntil,
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      if (failures < MAX_FAILURES) return
      openUntil = now().getTime() + PAUSE_MS
      // After the pause one more failure is enough.
      failures = MAX_FAILURES - 1
    },
  }
}
