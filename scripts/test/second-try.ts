import { type Failure, recovered } from './failures.ts'
import type { Outcome } from './run-runner.ts'

/** More failures than this aren't bad luck. */
const MOST_FAILURES = 5

/** The results of both tries. */
export interface Tried extends Outcome {
  /** Failed among other work, and passed alone: each is a fault of the test or the product to look into. */
  unsteady: Failure[]
}

/**
 * A run, and where few tests failed, their files once more with nothing beside them: what fails alone has failed. What passes
 * alone is told apart, because on a busy machine it says more about the machine than about the change.
 * @param run with the files to run; none for all
 */
export async function withSecondTry(run: (files: string[]) => Promise<Outcome>): Promise<Tried> {
  const first = await run([])
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const isWorthIt = files.length > 0 && !files.includes('') && first.failures.length <= MOST_FAILURES
  if (!isWorthIt) return { ...first, unsteady: [] }

  const second = await run(files)
  // A second run that broke by itself has proved nothing.
  if (second.failures.some(({ file }) => file === '')) return { ...first, unsteady: [] }
  const unsteady = recovered(first.failures, second.failures)
  const failures = second.failures
  const { passed, skipped } = first.counts
  return {
    counts: { passed: passed + unsteady.length, failed: failures.length, skipped },
    failures,
    unsteady,
  }
}

/**
 * The same run where a test that passes only alone has failed: on a machine that does nothing else, as in continuous integration, it
 * says that the test depends on others or on time.
 */
export function strictly({ counts, failures, unsteady }: Tried): Tried {
  const { passed, failed, skipped } = counts
  const moved = unsteady.map((failure) => ({
    ...failure,
    reason: `It passes only alone.\n${failure.reason}`,
  }))
  return {
    counts: { passed: passed - unsteady.length, failed: failed + unsteady.length, skipped },
    failures: [...failures, ...moved],
    unsteady: [],
  }
}
