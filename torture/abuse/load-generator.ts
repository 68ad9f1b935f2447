import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { AttackLoad } from './attack.ts'
import type { ReaderLoad, ReaderLoadResult } from './readers.ts'

/** Figures about the responses to readers' requests. */
export interface ReaderLoadFigures {
  answers: number
  /** The time from the first request to the last answer, in seconds. */
  seconds: number
  /** The median response time in ms. */
  p50: number
  /** The 99th percentile of response times in ms. */
  p99: number
  /** The number of answers with status 5xx. */
  failed: number
  /** The number of requests that got another status than 200 or 5xx, or no response. */
  refused: number
}

/** A load generator in a separate process that is ready to start. */
export interface LoadGenerator<T> {
  /**
   * Starts the load. Resolves with its result once the load has ended. If `end` is given, the load continues
   * until that promise settles.
   */
  run(message: AttackLoad | ReaderLoad, end?: Promise<unknown>): Promise<T>
}

/**
 * Starts the process of a load generator. That occupies a core for half a second, so it is done before
 * anything is measured.
 */
export async function startLoadGenerator<T>(
  file: string,
  closers: DisposableStack,
): Promise<LoadGenerator<T>> {
  const child = fork(join(import.meta.dirname, file))
  closers.defer(() => child.kill())
  await once(child, 'message')
  return {
    async run(message, end) {
      const answer = once(child, 'message')
      child.send(message)
      if (end) void end.finally(() => child.send('over'))
      const [result] = await answer
      return result
    },
  }
}

/** Computes figures from the result of a load of readers' requests. */
export function computeReaderFigures({ times, statuses, ms }: ReaderLoadResult): ReaderLoadFigures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const counts = Object.entries(statuses).map(([status, count]) => [Number(status), count] as const)
  const countOf = (matches: (status: number) => boolean) =>
    counts.filter(([status]) => matches(status)).reduce((sum, [, count]) => sum + count, 0)
  return {
    answers: times.length,
    seconds: ms / 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed: countOf((status) => status >= 500),
    refused: countOf((status) => status !== 200 && status < 500),
  }
}
