import { ApiError } from '../../errors.ts'

/** The Retry-After of refused requests, in seconds: short, because a rush ends within seconds. */
const RETRY_AFTER_SECONDS = 5

/** Thrown if too many requests wait already; answered with UNAVAILABLE and the time to wait. */
export class RequestQueueFullError extends ApiError {
  override readonly name = 'RequestQueueFullError'

  constructor() {
    super('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

/**
 * Returns a function that runs tasks, at most `running` at the same time. Further tasks wait; if `waiting`
 * tasks wait already, a new one is refused immediately with a RequestQueueFullError, so that a rush ends
 * quickly.
 */
export function createConcurrencyLimiter(limits: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1
      return
    }
    if (queue.length >= limits.waiting) throw new RequestQueueFullError()
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  function leave(): void {
    const next = queue.shift()
    // The slot is handed to the next task directly, so that no new task gets in between.
    if (next) next()
    else running -= 1
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
