/** The test counts of one runner. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** The fields of Vitest's JSON report that count tests. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

/** The fields of Playwright's JSON report that count tests. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function readVitestCounts(report: VitestReport): TestCounts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Counts flaky tests, which passed when Playwright retried them, as failed. There should be none, because
 * Playwright's retries are off: second-try.ts repeats failed tests.
 */
export function readPlaywrightCounts({ stats }: PlaywrightReport): TestCounts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/**
 * Returns a run's counts, from its report and exit code. A runner that broke outside a test, or found no
 * test, counts as one failure, so that such a run never looks successful.
 */
export function computeRunCounts(counts: TestCounts | undefined, exitCode: number): TestCounts {
  if (counts === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const isBroken = (exitCode !== 0 || counts.passed === 0) && counts.failed === 0
  return isBroken ? { ...counts, failed: 1 } : counts
}

export function sumCounts(all: TestCounts[]): TestCounts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** Formats the last line of a run. */
export function formatSummary({ passed, failed, skipped }: TestCounts): string {
  return `Tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
