import { expect, test } from 'vitest'
import type { TestFailure } from './failures.ts'
import { failUnsteadyTests, runTestsWithRetry } from './second-try.ts'

const failure = (title: string, file = 'a.test.ts'): TestFailure => ({ file, title, reason: '' })
const outcome = (failures: TestFailure[], passed = 10) => ({
  counts: { passed, failed: failures.length, skipped: 1 },
  failures,
})

/** Returns a run function whose calls have these outcomes, and the list `asked` of the files of each call. */
function runs(...outcomes: ReturnType<typeof outcome>[]) {
  const asked: string[][] = []
  const run = async (files: string[]) => {
    asked.push(files)
    return outcomes[asked.length - 1] ?? outcome([failure('not asked for')])
  }
  return { asked, run }
}

test('a run without failures is run once', async () => {
  const { asked, run } = runs(outcome([]))
  expect(await runTestsWithRetry(run)).toEqual({ ...outcome([]), unsteady: [] })
  expect(asked).toEqual([[]])
})

test('a test that passes alone is counted as passed and listed as unsteady', async () => {
  const { asked, run } = runs(outcome([failure('x'), failure('y')]), outcome([failure('y')], 3))
  const tried = await runTestsWithRetry(run)
  expect(asked).toEqual([[], ['a.test.ts']])
  expect(tried.counts).toEqual({ passed: 11, failed: 1, skipped: 1 })
  expect(tried.failures).toEqual([failure('y')])
  expect(tried.unsteady).toEqual([failure('x')])
})

test('a test that fails only at the second try has failed', async () => {
  const { run } = runs(outcome([failure('x')]), outcome([failure('z')], 3))
  const { counts, failures } = await runTestsWithRetry(run)
  expect([counts.failed, failures]).toEqual([1, [failure('z')]])
})

test('many failures, and those of a broken runner, are not tried again', async () => {
  const many = Array.from({ length: 6 }, (_, at) => failure(`${at}`))
  for (const failures of [many, [failure('vitest', '')]]) {
    const { asked, run } = runs(outcome(failures))
    expect((await runTestsWithRetry(run)).failures).toEqual(failures)
    expect(asked).toHaveLength(1)
  }
})

test('a second run that breaks clears no failure', async () => {
  const { run } = runs(outcome([failure('x')]), outcome([failure('vitest', '')]))
  expect((await runTestsWithRetry(run)).failures).toEqual([failure('x')])
})

test('in strict mode, a test that passes only alone has failed', async () => {
  const { run } = runs(outcome([failure('x'), failure('y')]), outcome([failure('y')], 3))
  const tried = failUnsteadyTests(await runTestsWithRetry(run))
  expect(tried.counts).toEqual({ passed: 10, failed: 2, skipped: 1 })
  expect(tried.failures.map(({ title }) => title)).toEqual(['y', 'x'])
  expect(tried.failures[1]?.reason).toContain('passes only alone')
  expect(tried.unsteady).toEqual([])
})
