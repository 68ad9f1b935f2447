/** Limits the number of concurrent tasks; further tasks wait in order. */
export function createConcurrencyLimit(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // A free slot goes directly to the task that has waited longest.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
