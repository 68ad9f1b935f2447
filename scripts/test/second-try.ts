import { findRecoveredTests, type TestFailure } from './failures.ts'
import type { RunOutcome } from './run-runner.ts'

/** If more tests than this fail, their files aren't run a second time. */
const MAX_FAILURES = 5

/** The outcome of a test run and of the second run of its failed files. */
export interface RetriedOutcome extends RunOutcome {
  /** Tests that failed in the whole run, but passed in the second run of their files. */
  unsteady: TestFailure[]
}

/**
 * Runs all tests; if only a few fail, runs their files a second time, alone. Only tests that fail again count
 * as failed. Those that then pass are listed separately as unsteady: on a busy machine they indicate a lack
 * of time rather than a fault in the code.
 *
 * @param run called with the files to run; none means all
 */
export async function runTestsWithRetry(
  run: (files: string[]) => Promise<RunOutcome>,
): Promise<RetriedOutcome> {
  const first = await run([])
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const isWorthIt = files.length > 0 && !files.includes('') && first.failures.length <= MAX_FAILURES
  if (!isWorthIt) return { ...first, unsteady: [] }

  const second = await run(files)
  // If the second run broke outside a test, it proves nothing about the failures of the first.
  if (second.failures.some(({ file }) => file === '')) return { ...first, unsteady: [] }
  const unsteady = findRecoveredTests(first.failures, second.failures)
  const failures = second.failures
  const { passed, skipped } = first.counts
  return {
    counts: { passed: passed + unsteady.length, failed: failures.length, skipped },
    failures,
    unsteady,
  }
}

/**
 * Counts unsteady tests as failed. For idle machines, such as in continuous integration, where a test is
 * unsteady only if it depends on other tests or on time.
 */
export function failUnsteadyTests({ counts, failures, unsteady }: RetriedOutcome): RetriedOutcome {
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
