import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 25

/** A simulated reader who continuously reads the edition. */
export interface SteadyReader {
  /** Resolves with the time of the first response to a request that was sent after the given time. */
  answeredSince(moment: number): Promise<number>
  /** Returns the number of requests so far that got no response with status 200. */
  failed(): number
  answered(): number
  stop(): Promise<void>
}

/** Starts a simulated reader. */
export function startSteadyReader(origin: string): SteadyReader {
  const stopping = new AbortController()
  let failed = 0
  let answered = 0
  let lastBegun = 0
  let lastAnswered = 0
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      const begun = performance.now()
      const answer = await fetch(`${origin}/news.json`).catch(() => undefined)
      const bytes = await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.ok && bytes) {
        answered += 1
        lastBegun = begun
        lastAnswered = performance.now()
      } else failed += 1
      await pause(EVERY_MS)
    }
  })()
  return {
    async answeredSince(moment) {
      while (lastBegun < moment) await pause(5)
      return lastAnswered
    },
    failed: () => failed,
    answered: () => answered,
    async stop() {
      stopping.abort()
      await reading
    },
  }
}
