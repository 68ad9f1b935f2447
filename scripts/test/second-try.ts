import { findRecovered, type TestFailure } from './failures.ts'
import type { RunOutcome } from './run-runner.ts'

/** The most failed tests that are run a second time. */
const MAX_FAILURES = 5

/** The result of both tries. */
export interface RetriedOutcome extends RunOutcome {
  /**
   * Tests that failed in the whole run and passed alone: each points to a fault of the test or the product.
   */
  unsteady: TestFailure[]
}

/**
 * Runs tests, and if few failed, runs their files once more with nothing beside them. Only tests that fail
 * again count as failed. Those that pass alone are listed apart, because on a busy machine they say more
 * about the machine than about the change.
 *
 * @param run called with the files to run; none means all
 */
export async function withSecondTry(run: (files: string[]) => Promise<RunOutcome>): Promise<RetriedOutcome> {
  const first = await run([])
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const isWorthIt = files.length > 0 && !files.includes('') && first.failures.length <= MAX_FAILURES
  if (!isWorthIt) return { ...first, unsteady: [] }

  const second = await run(files)
  // If the second run broke outside a test, it proves nothing about the failures of the first.
  if (second.failures.some(({ file }) => file === '')) return { ...first, unsteady: [] }
  const unsteady = findRecovered(first.failures, second.failures)
  const failures = second.failures
  const { passed, skipped } = first.counts
  return {
    counts: { passed: passed + unsteady.length, failed: failures.length, skipped },
    failures,
    unsteady,
  }
}

/**
 * Counts unsteady tests as failed. On an idle machine, as in continuous integration, they depend on other
 * tests or on time.
 */
export function failUnsteady({ counts, failures, unsteady }: RetriedOutcome): RetriedOutcome {
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
