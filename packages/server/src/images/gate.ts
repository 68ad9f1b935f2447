/** Thrown where as many wait already as may. */
export class GateFull extends Error {}

/** Lets so many tasks run at a time and so many wait; more are refused at once, so that a rush ends quickly. */
export function gate(limits: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1
      return
    }
    if (queue.length >= limits.waiting) throw new GateFull('Too many are waiting.')
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  function leave(): void {
    const next = queue.shift()
    // The place is handed on, so that nobody slips in between.
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
