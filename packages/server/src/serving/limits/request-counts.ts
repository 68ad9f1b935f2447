import { hash, randomUUID } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** The number of networks counted individually in a time window; each takes about 100 bytes. */
const MAX_NETWORKS = 5000
/**
 * The size of the count-min sketch that counts the networks beyond MAX_NETWORKS: 512 KB, only allocated once
 * there are more networks than that. If 20,000 networks are over their limit, a new network is mistaken for
 * one of them with a probability of 2 in 1,000, (1 − e^(−15000 / WIDTH))^ROWS, and no network over its limit
 * is ever forgotten.
 */
const ROWS = 4
const WIDTH = 65_536
const BYTES_PER_CELL = 2
const MAX_COUNT = 65_535

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/**
 * A count-min sketch with conservative update: never underestimates a count, and needs the same memory for any
 * number of keys.
 */
class Sketch {
  readonly #cells = new Uint16Array(ROWS * WIDTH)
  /** The random seed of the hash, so that nobody can search for keys that share cells of the sketch. */
  readonly #seed = randomUUID()

  add(key: string): number {
    const digest = hash('sha256', this.#seed + key, 'buffer')
    const places = Array.from(
      { length: ROWS },
      (_, row) => row * WIDTH + digest.readUInt16BE(row * BYTES_PER_CELL),
    )
    const count = Math.min(MAX_COUNT, Math.min(...places.map((place) => this.#cells[place] ?? 0)) + 1)
    for (const place of places) this.#cells[place] = Math.max(count, this.#cells[place] ?? 0)
    return count
  }
}

/**
 * Counts requests by network, in time windows, each of which begins with the first request after the end of the
 * previous window. Memory is bounded and no network is forgotten within a window: a table of the latest
 * networks would forget those over their limit as soon as somebody sends requests from enough other networks.
 *
 * @param now returns the current time, in ms
 */
export function createRateLimitStore(now: () => number) {
  return class RequestCounts implements FastifyRateLimitStore {
    #counts = new Map<string, number>()
    #sketch: Sketch | undefined
    #endsAt = Number.NEGATIVE_INFINITY

    incr(key: string, callback: Callback, timeWindow = 0): void {
      const moment = now()
      // The second condition begins a new window after the clock was set back.
      if (moment >= this.#endsAt || moment < this.#endsAt - timeWindow) this.#begin(moment + timeWindow)
      callback(null, { current: this.#count(key), ttl: this.#endsAt - moment })
    }

    child(): RequestCounts {
      return new RequestCounts()
    }

    #begin(endsAt: number): void {
      this.#endsAt = endsAt
      this.#counts = new Map()
      this.#sketch = undefined
    }

    #count(key: string): number {
      const known = this.#counts.get(key)
      if (known === undefined && this.#counts.size >= MAX_NETWORKS) {
        this.#sketch ??= new Sketch()
        return this.#sketch.add(key)
      }
      const count = (known ?? 0) + 1
      this.#counts.set(key, count)
      return count
    }
  }
}
