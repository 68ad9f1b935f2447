import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import type { TestCounts } from './counts.ts'
import type { TestFailure } from './failures.ts'
import { runTestRunner } from './run-runner.ts'

interface Report {
  counts: TestCounts
  failures: TestFailure[]
}
const PASSED = { passed: 3, failed: 0, skipped: 1 }
const FAILURE = { file: 'a.test.ts', title: 'adds', reason: 'expected 2' }

let folder: string
let report: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwire-runner-'))
  report = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs this shell script as a test runner; `$1` is the path of its report. */
function run(script: string, env?: Record<string, string>) {
  const program = join(folder, 'runner.sh')
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o755)
  return runTestRunner<Report>({
    tool: relative(join(NODE_MODULES, '.bin'), program),
    args: [report],
    ...(env && { env }),
    report,
    counts: ({ counts }) => counts,
    failures: ({ failures }, root) => failures.map((one) => ({ ...one, file: join(root, one.file) })),
  })
}
const writing = (given: Partial<Report>) =>
  `echo '${JSON.stringify({ counts: PASSED, failures: [], ...given })}' > "$1"`

test('a run that passes has the counts of its report and no failure', async () => {
  expect(await run(writing({}))).toEqual({ counts: PASSED, failures: [] })
})

test('failed tests are those of the report, and no other failure is added for them', async () => {
  const counts = { ...PASSED, failed: 1 }
  expect(await run(`${writing({ counts, failures: [FAILURE] })}\nexit 1`)).toEqual({
    counts,
    failures: [{ ...FAILURE, file: join(ROOT, 'a.test.ts') }],
  })
})

test.each([
  ['that ends with an error beside its tests', `${writing({})}\nexit 7`, PASSED.passed, 7],
  ['that found no test', writing({ counts: { ...PASSED, passed: 0 } }), 0, 0],
  ['that wrote no report', 'exit 2', 0, 2],
])('a run %s has failed, with its code', async (_what, script, passed, code) => {
  const { counts, failures } = await run(script)
  expect([counts.passed, counts.failed]).toEqual([passed, 1])
  expect(failures).toEqual([
    {
      file: '',
      title: expect.stringContaining('runner.sh'),
      reason: expect.stringContaining(`code ${code}:`),
    },
  ])
})

test('the report of an earlier run is not taken for this one’s', async () => {
  writeFileSync(report, JSON.stringify({ counts: PASSED, failures: [] }))
  expect((await run('exit 0')).counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(existsSync(report)).toBe(false)
})

test('a runner that is killed has failed', async () => {
  expect((await run(`${writing({})}\nkill -9 $$`)).counts.failed).toBe(1)
})

test('a runner gets its own settings beside those of the environment', async () => {
  const script = `test "$OWN" = yes && test -n "$PATH" && ${writing({})}`
  expect((await run(script, { OWN: 'yes' })).counts).toEqual(PASSED)
  expect((await run(script)).counts.failed).toBe(1)
})

test('a runner that isn’t installed is an error', async () => {
  const { counts, failures } = { counts: () => PASSED, failures: () => [] }
  const gone = runTestRunner({ tool: 'no-such-runner', args: [], report, counts, failures })
  await expect(gone).rejects.toThrow('ENOENT')
})
