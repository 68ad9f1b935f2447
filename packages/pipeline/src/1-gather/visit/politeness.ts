import { setTimeout as pause } from 'node:timers/promises'
import { getDomain } from 'tldts'

/** The most publishers stored with a longer gap of their own; the oldest is removed first. */
const MAX_GAPS = 5_000

export interface PolitenessOptions {
  /** Between the end of a request and the beginning of the next to the same publisher, in ms. */
  gapMs: number
  /** Our own listeners, which need no patience. */
  exceptions?: readonly { origin: string }[]
  /** For tests. */
  wait?: (ms: number) => Promise<unknown>
}

/** One request at a time to each publisher, with a gap between them. */
export interface Politeness {
  /** @param host with its port, as in a URL; hosts of one registered domain share one line */
  run<T>(host: string, task: () => Promise<T>): Promise<T>
  /** From now on at least this long a gap for a publisher, in ms. */
  slowDown(host: string, gapMs: number): void
}

/** Subdomains of one owner are one publisher; blogs on one platform are many. */
function ownerOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/** Requests to one publisher are queued; those to others don't wait for them. */
export function politeness({ gapMs, exceptions = [], wait = pause }: PolitenessOptions): Politeness {
  const exempt = new Set(exceptions.map(({ origin }) => new URL(origin).host))
  /** The end of each line; publishers nobody waits for are forgotten. */
  const lines = new Map<string, Promise<unknown>>()
  /** Gaps of publishers that request a longer one. */
  const gaps = new Map<string, number>()
  return {
    run(host, task) {
      if (exempt.has(host)) return task()
      const owner = ownerOf(host)
      const result = (lines.get(owner) ?? Promise.resolve()).then(task)
      const gap = () => wait(Math.max(gapMs, gaps.get(owner) ?? 0))
      const line = result.then(gap, gap).then(() => {
        if (lines.get(owner) === line) lines.delete(owner)
      })
      lines.set(owner, line)
      return result
    },
    slowDown(host, askedMs) {
      const owner = ownerOf(host)
      gaps.delete(owner)
      gaps.set(owner, askedMs)
      const oldest = gaps.keys().next().value
      if (gaps.size > MAX_GAPS && oldest !== undefined) gaps.delete(oldest)
    },
  }
}
