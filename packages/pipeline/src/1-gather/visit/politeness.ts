import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { getDomain } from 'tldts'

/** The most publishers stored with a longer gap of their own; the least recently used is removed first. */
const MAX_GAPS = 5_000
/** How often a turn that another process has is looked at again: it is usually over long before it has to be. */
const LOOK_MS = 500

/** The turns to request something of a publisher, where several processes share them. */
export interface SharedTurns {
  /** Takes a publisher's turn; in ms until it may be free, 0 where it is taken. */
  take(domain: string): Promise<number>
  /**
   * Ends it. Doesn't reject: a turn that can't be ended runs out.
   *
   * @param gap.askedGapMs the gap that the publisher asks for, if one is known
   */
  end(domain: string, gap: { gapMs: number; askedGapMs: number | undefined }): Promise<void>
}

export interface PolitenessOptions {
  /** Between the end of a request and the beginning of the next to the same publisher, in ms. */
  gapMs: number
  /** Our own listeners, which need no patience. */
  exceptions?: readonly { origin: string }[]
  /** Missing where this process is the only one. */
  turns?: SharedTurns | undefined
  /** For tests. */
  wait?: (ms: number) => Promise<unknown>
}

/** One request at a time to each publisher, with a gap between them. */
export interface Politeness {
  /** @param host with its port, as in a URL; hosts of one registered domain share one queue */
  run<T>(host: string, task: () => Promise<T>): Promise<T>
  /** From now on at least this long a gap for a publisher, in ms. */
  slowDown(host: string, gapMs: number): void
}

/**
 * The registered domain of a host, which identifies its owner: subdomains are one publisher, blogs on one
 * platform are many.
 */
export function registeredDomain(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/** Queues requests by publisher: those to others don't wait for them. With shared turns this holds for all processes together. */
export function politeness(options: PolitenessOptions): Politeness {
  const { gapMs, exceptions = [], turns, wait = pause } = options
  const exempt = new Set(exceptions.map(({ origin }) => new URL(origin).host))
  /** The end of each queue; publishers nobody waits for are forgotten. */
  const queues = new Map<string, Promise<unknown>>()
  /** Gaps of publishers that request a longer one. */
  const gaps = new LRUCache<string, number>({ max: MAX_GAPS })
  const begin = async (domain: string) => {
    for (let freeIn = await turns?.take(domain); freeIn; freeIn = await turns?.take(domain))
      await wait(Math.min(freeIn, LOOK_MS))
  }
  const end = async (domain: string) => {
    const askedGapMs = gaps.get(domain)
    if (turns) await turns.end(domain, { gapMs, askedGapMs })
    await wait(Math.max(gapMs, askedGapMs ?? 0))
  }
  return {
    run(host, task) {
      if (exempt.has(host)) return task()
      const domain = registeredDomain(host)
      const before = queues.get(domain) ?? Promise.resolve()
      const result = before.then(() => begin(domain)).then(task)
      const over = () => end(domain)
      const queue = result.then(over, over).then(() => {
        if (queues.get(domain) === queue) queues.delete(domain)
      })
      queues.set(domain, queue)
      return result
    },
    slowDown(host, askedMs) {
      gaps.set(registeredDomain(host), askedMs)
    },
  }
}
