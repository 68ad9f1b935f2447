import { setTimeout as pause } from 'node:timers/promises'

export interface PolitenessOptions {
  /** Between the end of a request and the beginning of the next to the same host, in ms. */
  gapMs: number
  /** For tests. */
  wait?: (ms: number) => Promise<unknown>
}

/** One request at a time to each host, with a gap between them. */
export interface Politeness {
  run<T>(host: string, task: () => Promise<T>): Promise<T>
}

/** Requests to one host stand in line; those to others don't wait for them. */
export function politeness({ gapMs, wait = pause }: PolitenessOptions): Politeness {
  /** The end of each host's line; hosts nobody waits for are forgotten. */
  const lines = new Map<string, Promise<unknown>>()
  return {
    run(host, task) {
      const before = lines.get(host) ?? Promise.resolve()
      const result = before.then(task)
      const end = result.then(
        () => wait(gapMs),
        () => wait(gapMs),
      )
      const line = end.then(() => {
        if (lines.get(host) === line) lines.delete(host)
      })
      lines.set(host, line)
      return result
    },
  }
}
