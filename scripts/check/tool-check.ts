import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { NODE_MODULES, ROOT } from '../setup/paths.mjs'
import type { Check } from './check.ts'

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Creates a check that runs a program of node_modules. It passes if the program exits with code 0. */
export function createToolCheck(name: string, tool: string, args: string[]): Check {
  return {
    name,
    run: () =>
      new Promise((resolve) => {
        const program = join(NODE_MODULES, '.bin', tool)
        const options = { cwd: ROOT, env: plainOutput(), maxBuffer: MAX_OUTPUT_BYTES }
        execFile(program, args, options, (error, stdout, stderr) => {
          resolve(error === null ? undefined : `${stdout}${stderr}` || error.message)
        })
      }),
  }
}

/** Returns an environment without colours, because colour codes are unreadable in a log. */
function plainOutput(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env
  return { ...env, NO_COLOR: '1' }
}
