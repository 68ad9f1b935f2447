import { expect, test } from 'vitest'
import { findRecoveredTests, formatFailures, readPlaywrightFailures, readVitestFailures } from './failures.ts'

const vitest = {
  testResults: [
    {
      name: '/project/packages/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        {
          fullName: 'takes away',
          status: 'failed',
          failureMessages: ['expected 1 to be 2\n  at a.test.ts:3'],
        },
      ],
    },
    {
      name: '/project/packages/b.test.ts',
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
    { name: '/project/packages/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
}

test('a failed unit test is listed with its reason, and so is a file that cannot be run', () => {
  expect(readVitestFailures(vitest, '/project')).toEqual([
    { file: 'packages/a.test.ts', title: 'takes away', reason: 'expected 1 to be 2\n  at a.test.ts:3' },
    { file: 'packages/b.test.ts', title: 'the file itself', reason: 'No such module' },
  ])
})

test('a failed browser test is listed at any depth', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'home.test.ts',
    ok,
    tests: [{ results: [{ error: ok ? undefined : { message: 'Timeout' } }] }],
  })
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }]
  expect(readPlaywrightFailures({ config: { rootDir: '/project/e2e' }, suites }, '/project')).toEqual([
    { file: 'e2e/home.test.ts', title: 'closes', reason: 'Timeout' },
  ])
})

test('only what passes alone has recovered', () => {
  const first = readVitestFailures(vitest, '/project')
  expect(findRecoveredTests(first, first.slice(1))).toEqual(first.slice(0, 1))
  expect(findRecoveredTests(first, first)).toEqual([])
})

test('the list at the end has the heading and each failure, and is empty for none', () => {
  expect(formatFailures('Failed:', [])).toBe('')
  expect(formatFailures('Failed:', readVitestFailures(vitest, '/project'))).toBe(
    '\nFailed:\n  packages/a.test.ts › takes away\n    expected 1 to be 2\n      at a.test.ts:3\n' +
      '  packages/b.test.ts › the file itself\n    No such module\n',
  )
})
