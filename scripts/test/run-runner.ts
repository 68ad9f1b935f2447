import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import { type Counts, countsOfRun } from './counts.ts'

/** A test runner of node_modules that writes a JSON report. */
interface Runner<Report> {
  tool: string
  args: string[]
  env?: Record<string, string>
  /** Where it writes its report. */
  report: string
  counts: (report: Report) => Counts
}

/** Runs a test runner with its output on screen, and counts what it reports. */
export async function runRunner<Report>({
  tool,
  args,
  env,
  report,
  counts,
}: Runner<Report>): Promise<Counts> {
  const exitCode = await exitCodeOf(tool, args, { ...process.env, ...env })
  return countsOfRun(
    existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : undefined,
    exitCode,
  )
}

function exitCodeOf(tool: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(NODE_MODULES, '.bin', tool), args, { cwd: ROOT, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
