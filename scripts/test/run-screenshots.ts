import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { playwrightCounts, summary } from './counts.ts'
import { type PlaywrightResults, playwrightFailures } from './failures.ts'
import { runRunner } from './run-runner.ts'

/**
 * Every screen and state, in both languages and themes and at three widths, into the folder `screenshots`, for people to
 * look at; with `--readme` instead the pictures that README.md shows, into docs/images.
 */
const README = '--readme'
const asked = process.argv.slice(2)
const project = asked.includes(README) ? 'readme' : 'screenshots'
const folder = mkdtempSync(join(tmpdir(), 'plainwire-screenshots-'))
const report = join(folder, 'playwright.json')
const { counts } = await runRunner<PlaywrightResults>({
  tool: 'playwright',
  args: [
    'test',
    '--config=e2e',
    `--project=${project}`,
    '--reporter=list,json',
    ...asked.filter((option) => option !== README),
  ],
  env: {
    PLAINWIRE_CHROMIUM: JSON.stringify(await findChromium()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  },
  report,
  counts: playwrightCounts,
  failures: playwrightFailures,
})
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${summary(counts)}\n`)
process.exitCode = counts.failed === 0 ? 0 : 1
