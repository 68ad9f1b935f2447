/** The number of consecutive failures after which a service is paused. */
const MAX_FAILURES = 4
/** The length of the pause, in ms. */
const PAUSE_MS = 5 * 60_000

/** A circuit breaker, which prevents a failing service from delaying every story. */
export interface CircuitBreaker {
  /** Whether the service may be called now. */
  isClosed(): boolean
  succeeded(): void
  failed(): void
}

export function createCircuitBreaker(now: () => Date): CircuitBreaker {
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
      // After the pause, a single failure is enough to start the next pause.
      failures = MAX_FAILURES - 1
    },
  }
}
