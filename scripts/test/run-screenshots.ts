import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { formatSummary, readPlaywrightCounts } from './counts.ts'
import { type PlaywrightResults, readPlaywrightFailures } from './failures.ts'
import { runTestRunner } from './run-runner.ts'

/**
 * This program makes pictures of every screen and state, in both languages and themes and at three widths,
 * for people to look at, and writes them to the folder `screenshots`. With `--readme` it makes the pictures
 * of README.md in docs/images instead.
 */
const README = '--readme'
const options = process.argv.slice(2)
const project = options.includes(README) ? 'readme' : 'screenshots'
const folder = mkdtempSync(join(tmpdir(), 'plainwire-screenshots-'))
const report = join(folder, 'playwright.json')
const { counts } = await runTestRunner<PlaywrightResults>({
  tool: 'playwright',
  args: [
    'test',
    '--config=e2e',
    `--project=${project}`,
    '--reporter=list,json',
    ...options.filter((option) => option !== README),
  ],
  env: {
    PLAINWIRE_CHROMIUM: JSON.stringify(await findChromium()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  },
  report,
  counts: readPlaywrightCounts,
  failures: readPlaywrightFailures,
})
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${formatSummary(counts)}\n`)
process.exitCode = counts.failed === 0 ? 0 : 1
