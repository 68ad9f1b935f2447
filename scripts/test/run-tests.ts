import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../check/checks.ts'
import { runChecks } from '../check/run-all.ts'
import { findChromium } from '../chromium.mjs'
import { NODE_MODULES } from '../setup/paths.mjs'
import { formatSummary, readPlaywrightCounts, readVitestCounts, sumCounts } from './counts.ts'
import {
  formatFailures,
  type PlaywrightResults,
  readPlaywrightFailures,
  readVitestFailures,
  type VitestResults,
} from './failures.ts'
import { runTestRunner } from './run-runner.ts'
import { failUnsteadyTests, type RetriedOutcome, runTestsWithRetry } from './second-try.ts'

const reports = mkdtempSync(join(tmpdir(), 'plainwire-reports-'))

/** Runs the unit and API tests, on real PostgreSQL. */
function unitAndApiTests(): Promise<RetriedOutcome> {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Compiled code is cached, so that Vitest's workers and processes that tests start don't compile it again.
  const env = { NODE_COMPILE_CACHE: join(NODE_MODULES, '.cache', 'compiled-tests') }
  const runner = { tool: 'vitest', env, report, counts: readVitestCounts, failures: readVitestFailures }
  return runTestsWithRetry((files) => runTestRunner<VitestResults>({ ...runner, args: [...args, ...files] }))
}

/** Runs the browser tests. Fails if there is no browser, so that they are never skipped silently. */
async function browserTests(): Promise<RetriedOutcome> {
  const report = join(reports, 'playwright.json')
  try {
    const chromium = JSON.stringify(await findChromium())
    const args = ['test', '--config=e2e', '--project=chromium', '--reporter=list,json']
    const env = { PLAINWIRE_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const runner = {
      tool: 'playwright',
      env,
      report,
      counts: readPlaywrightCounts,
      failures: readPlaywrightFailures,
    }
    return await runTestsWithRetry((files) =>
      runTestRunner<PlaywrightResults>({
        ...runner,
        // Traces are recorded only in the second try of failed tests, because recording takes time.
        args: [...args, ...(files.length === 0 ? ['--trace=off'] : files)],
      }),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const failures = [{ file: '', title: 'the browser', reason }]
    return { counts: { passed: 0, failed: 1, skipped: 0 }, failures, unsteady: [] }
  }
}

// Checks and tests run one after the other, because each takes both cores of a small machine.
const startedAt = performance.now()
const failedChecks = await runChecks(createChecks(), process.stdout)
const isStrict = ['true', '1'].includes(process.env.STRICT_TESTS ?? '')
const outcomes = [await unitAndApiTests(), await browserTests()]
const tried = isStrict ? outcomes.map(failUnsteadyTests) : outcomes
rmSync(reports, { recursive: true, force: true })

const total = sumCounts(tried.map(({ counts }) => counts))
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
const verdict = failedChecks === 0 ? 'Checks: all passed' : `Checks: ${failedChecks} failed, see above`
process.stdout.write(
  [
    formatFailures(
      'Passed only alone, please look into it:',
      tried.flatMap(({ unsteady }) => unsteady),
    ),
    formatFailures(
      'Failed:',
      tried.flatMap(({ failures }) => failures),
    ),
    `\n${verdict} (${minutes} min)\n${formatSummary(total)}\n`,
  ].join(''),
)
process.exitCode = failedChecks === 0 && total.failed === 0 ? 0 : 1
