import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import { computeRunCounts, type TestCounts } from './counts.ts'
import type { TestFailure } from './failures.ts'

/** A test runner of node_modules that writes a JSON report. */
export interface TestRunner<Report> {
  tool: string
  args: string[]
  env?: Record<string, string>
  /** The path of its JSON report. */
  report: string
  counts: (report: Report) => TestCounts
  failures: (report: Report, root: string) => TestFailure[]
}

/** The result of one run. */
export interface RunOutcome {
  counts: TestCounts
  failures: TestFailure[]
}

/** Runs a test runner with its output on screen, and returns its counts and failures. */
export async function runTestRunner<Report>(runner: TestRunner<Report>): Promise<RunOutcome> {
  const { tool, args, env, report: path, counts, failures } = runner
  // The report of an earlier run must not be read as this one's.
  rmSync(path, { force: true })
  const exitCode = await exitCodeOf(tool, args, { ...process.env, ...env })
  const report: Report | undefined = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  const counted = computeRunCounts(report && counts(report), exitCode)
  const failed = report === undefined ? [] : failures(report, ROOT)
  if (counted.failed > 0 && failed.length === 0) failed.push(brokenOutside(tool, exitCode))
  return { counts: counted, failures: failed }
}

function brokenOutside(tool: string, exitCode: number): TestFailure {
  const reason = `It ended with code ${exitCode}: an error outside any test, or no test was found. See its output above.`
  return { file: '', title: tool, reason }
}

function exitCodeOf(tool: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(NODE_MODULES, '.bin', tool), args, { cwd: ROOT, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
