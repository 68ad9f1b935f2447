import { expect, test } from 'vitest'
import {
  computeRunCounts,
  formatSummary,
  readPlaywrightCounts,
  readVitestCounts,
  sumCounts,
} from './counts.ts'

const some = { passed: 3, failed: 0, skipped: 0 }

test('the counts of both runners are added', () => {
  const vitest = readVitestCounts({
    numPassedTests: 120,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  })
  const playwright = readPlaywrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(sumCounts([vitest, playwright])).toEqual({ passed: 123, failed: 3, skipped: 3 })
})

test('the last line names skipped tests only when there are any', () => {
  expect(formatSummary({ passed: 123, failed: 0, skipped: 0 })).toBe('Tests: 123 passed, 0 failed')
  expect(formatSummary({ passed: 123, failed: 1, skipped: 2 })).toBe('Tests: 123 passed, 1 failed, 2 skipped')
})

test.each([
  ['left no report', undefined, 1, 1],
  ['broke outside a test', some, 1, 1],
  ['found no test', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
  ['passed', some, 0, 0],
  ['failed a test', { ...some, failed: 2 }, 1, 2],
])('a run that %s', (_name, counts, exitCode, failed) => {
  expect(computeRunCounts(counts, exitCode).failed).toBe(failed)
})
