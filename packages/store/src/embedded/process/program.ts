import { spawn } from 'node:child_process'
import { getErrorCode } from '../../store-error.ts'
import type { OperatingSystemAccount } from '../account.ts'

/** The result of a finished program. */
export interface ProgramResult {
  /**
   * The program's exit code, 0 for success; undefined if a signal ended the program, it was stopped, or it
   * couldn't be started.
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
 * Runs a program until it exits. It runs in a separate session, so that Ctrl-C in the terminal reaches this
 * process only.
 *
 * @param run.cwd a folder that `run.account` can enter, which may not be so for our own working directory
 * @param run.stopping kills the program and its child processes when it is aborted
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
      detached: true,
    })
    const kill = () => killProcessGroup(child.pid)
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

/** Kills a process that leads a process group, and all processes of that group. */
function killProcessGroup(leader: number | undefined): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if (getErrorCode(error) !== 'ESRCH') throw error
  }
}
