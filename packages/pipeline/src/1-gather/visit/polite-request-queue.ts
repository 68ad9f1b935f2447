import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { getDomain } from 'tldts'

/** The maximum number of publishers whose requested gap is cached; the least recently used is removed first. */
const MAX_GAPS = 5_000
/**
 * The maximum wait before checking again whether another process's turn has ended, in ms; turns usually end
 * long before they expire.
 */
const LOOK_MS = 500

/** The turns for requests to a publisher, shared by several processes. */
export interface SharedRequestLimiter {
  /**
   * Tries to take a publisher's turn. Resolves to 0 if it was taken, else to the time in ms until it may be
   * free.
   */
  take(domain: string): Promise<number>
  /**
   * Ends a turn. Never rejects: a turn that can't be ended expires.
   *
   * @param gap.requestedGapMs the publisher's crawl delay, if known
   */
  end(domain: string, gap: { gapMs: number; requestedGapMs: number | undefined }): Promise<void>
}

export interface PoliteRequestQueueOptions {
  /**
   * The minimum time between the end of a request and the beginning of the next one to the same publisher, in
   * ms.
   */
  gapMs: number
  /** Origins of our own servers, to which no gap applies. */
  exceptions?: readonly { origin: string }[]
  /** The turns shared with other processes; undefined if this process is the only one. */
  turns?: SharedRequestLimiter | undefined
  /** Replaces waiting, for tests. */
  wait?: (ms: number) => Promise<unknown>
}

/** Limits requests to one at a time per publisher, with a gap between them. */
export interface PoliteRequestQueue {
  /**
   * Runs a request when it is its turn.
   *
   * @param host with its port, as in a URL; hosts with the same registered domain share a queue
   */
  run<T>(host: string, task: () => Promise<T>): Promise<T>
  /** Sets a minimum gap for a publisher, in ms. */
  slowDown(host: string, gapMs: number): void
}

/**
 * The registered domain of a host, which identifies its owner: subdomains belong to one publisher, blogs on a
 * platform to many.
 */
export function getRegistrableDomain(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/**
 * Creates a queue of requests per publisher, so that requests to different publishers don't wait for each
 * other. With shared turns, the limits apply to all processes together.
 */
export function createPoliteRequestQueue(options: PoliteRequestQueueOptions): PoliteRequestQueue {
  const { gapMs, exceptions = [], turns, wait = pause } = options
  const exempt = new Set(exceptions.map(({ origin }) => new URL(origin).host))
  /** For each domain, a promise that settles when the last queued request is over; empty queues are removed. */
  const queues = new Map<string, Promise<unknown>>()
  /** The gaps that publishers request, in ms, by domain. */
  const gaps = new LRUCache<string, number>({ max: MAX_GAPS })
  const begin = async (domain: string) => {
    for (let freeIn = await turns?.take(domain); freeIn; freeIn = await turns?.take(domain))
      await wait(Math.min(freeIn, LOOK_MS))
  }
  const end = async (domain: string) => {
    const requestedGapMs = gaps.get(domain)
    if (turns) await turns.end(domain, { gapMs, requestedGapMs })
    await wait(Math.max(gapMs, requestedGapMs ?? 0))
  }
  return {
    run(host, task) {
      if (exempt.has(host)) return task()
      const domain = getRegistrableDomain(host)
      const before = queues.get(domain) ?? Promise.resolve()
      const result = before.then(() => begin(domain)).then(task)
      const over = () => end(domain)
      const queue = result.then(over, over).then(() => {
        if (queues.get(domain) === queue) queues.delete(domain)
      })
      queues.set(domain, queue)
      return result
    },
    slowDown(host, requestedGapMs) {
      gaps.set(getRegistrableDomain(host), requestedGapMs)
    },
  }
}
