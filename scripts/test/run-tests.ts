import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from '../check/checks.ts'
import { runChecks } from '../check/run-all.ts'
import { findChromium } from '../chromium.mjs'
import { type Counts, playwrightCounts, sum, summary, vitestCounts } from './counts.ts'
import { runRunner } from './run-runner.ts'

const reports = mkdtempSync(join(tmpdir(), 'plainwire-reports-'))

/** Domain, stages, store and calls, on real PostgreSQL. */
function unitAndApiTests(): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runRunner({ tool: 'vitest', args, report, counts: vitestCounts })
}

/** The product in a real browser. Without one this fails: nothing is left out in silence. */
async function browserTests(): Promise<Counts> {
  const report = join(reports, 'playwright.json')
  try {
    const chromium = JSON.stringify(await findChromium())
    return await runRunner({
      tool: 'playwright',
      args: ['test', '--config=e2e', '--project=chromium', '--reporter=list,json'],
      env: { PLAINWIRE_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      report,
      counts: playwrightCounts,
    })
  } catch (error) {
    process.stdout.write(`✗ ${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

// One after the other: each takes both cores of a small machine.
const startedAt = performance.now()
const failedChecks = await runChecks(checks(), process.stdout)
const counts = [await unitAndApiTests(), await browserTests()]
rmSync(reports, { recursive: true, force: true })

const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
const verdict = failedChecks === 0 ? 'All checks hold' : `Checks that failed, see above: ${failedChecks}`
process.stdout.write(`\n${verdict} (${minutes} min)\n`)
process.stdout.write(`${summary(sum(counts))}\n`)
process.exitCode = failedChecks === 0 && sum(counts).failed === 0 ? 0 : 1
