import { spawn } from 'node:child_process'
import type { OperatingSystemAccount } from '../account.ts'

/** The result of a finished program. */
export interface ProgramResult {
  /**
   * The program's exit code, 0 for success; undefined if a signal ended the program or it couldn't be
   * started.
   */
  exitCode: number | undefined
  /** The program's standard output and standard error, in the order in which they were written. */
  output: string
}

/**
 * The whole environment of PostgreSQL: our own isn't passed on, because it may contain passwords, and PG…
 * variables would change PostgreSQL's behaviour.
 */
export const POSTGRES_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' }

/**
 * Runs a program until it exits and its child processes have closed its output.
 *
 * @param run.cwd a folder that `run.account` can enter, which may not be so for our own working directory
 * @param run.stopping kills the program when it is aborted
 */
export function runProgram(
  path: string,
  parameters: string[],
  run: { cwd: string; account?: OperatingSystemAccount | undefined; stopping?: AbortSignal | undefined },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(path, parameters, {
      ...run.account,
      cwd: run.cwd,
      env: POSTGRES_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const kill = () => child.kill('SIGKILL')
    run.stopping?.addEventListener('abort', kill, { once: true })
    if (run.stopping?.aborted) kill()
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ exitCode: undefined, output: error.message }))
    child.once('close', (code) => {
      run.stopping?.removeEventListener('abort', kill)
      resolve({ exitCode: code ?? undefined, output })
    })
  })
}
