import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { MINUTE_MS } from '../packages/domain/src/units/index.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { ROOT } from '../scripts/setup/paths.mjs'

/** The results that a long test prints, by name. */
export type TestFigures = Record<string, string | number>

interface SuiteOptions {
  runner?: 'vitest' | 'playwright'
  env?: Record<string, string>
  /** The time limit, after which the run has failed. */
  minutes?: number
}

/** Runs test files of `npm test` with the higher counts of the long tests. */
export async function runSuite(files: readonly string[], options: SuiteOptions = {}): Promise<TestFigures> {
  const { runner = 'vitest', env = {}, minutes = 10 } = options
  const isBrowser = runner === 'playwright'
  const args = isBrowser ? ['test', '--config=e2e', '--project=chromium', ...files] : ['run', ...files]
  const chromium = isBrowser ? { PLAINWIRE_CHROMIUM: JSON.stringify(await findChromium()) } : {}
  const begun = performance.now()
  const child = spawn(join(ROOT, 'node_modules/.bin', runner), args, {
    cwd: ROOT,
    env: { ...process.env, TORTURE: '1', ...chromium, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes * MINUTE_MS,
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${runner} ${files.join(' ')} ended with ${signal ?? code}.`)
  return { seconds: Math.round((performance.now() - begun) / 1000) }
}
