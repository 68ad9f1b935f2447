import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Attack } from './attack.ts'
import type { Read, Reading } from './readers.ts'

/** The readers' figures. */
export interface ReaderFigures {
  answers: number
  /** From the first request to the last answer. */
  seconds: number
  /** In ms. */
  p50: number
  p99: number
  /** Answers of 5xx. */
  failed: number
  /** Other answers than 200, and none. */
  refused: number
}

/** A load generator in a separate process, loaded and ready to begin. */
export interface Side<T> {
  /** Gives what it sends at its end, which it is told of where `end` is given. */
  run(message: Attack | Reading, end?: Promise<unknown>): Promise<T>
}

/**
 * Loads a load generator in a separate process. Loading occupies a core for half a second, so it happens before
 * anything is measured.
 */
export async function openSide<T>(file: string, closers: DisposableStack): Promise<Side<T>> {
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

/** Computes the figures of a run. */
export function figuresOf({ times, statuses, ms }: Read): ReaderFigures {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const counts = Object.entries(statuses).map(([status, count]) => [Number(status), count] as const)
  const countOf = (is: (status: number) => boolean) =>
    counts.filter(([status]) => is(status)).reduce((sum, [, count]) => sum + count, 0)
  return {
    answers: times.length,
    seconds: ms / 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed: countOf((status) => status >= 500),
    refused: countOf((status) => status !== 200 && status < 500),
  }
}
