import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { programArgs, programEnvironment } from '../../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'

/** How long systemd and Docker wait before they restart a process that ended, in ms. */
const RESTART_MS = 500

/** A process of a role that is restarted whenever it ends, as by a process manager. */
export interface RestartingProcess {
  /** Returns how often the process ended without being killed by `kill`. */
  ended(): number
  /** Starts the process, and restarts it whenever it ends by itself. */
  begin(): void
  /** Ends the process with SIGKILL, and resolves when it has exited. */
  kill(): Promise<void>
}

/**
 * Creates a process of a role that doesn't run until `begin` is called.
 *
 * @param logFile the file to which its output is appended
 */
export function createRestartingProcess(
  role: string,
  env: Record<string, string>,
  logFile: string,
): RestartingProcess {
  let child: ChildProcess | undefined
  let isKilled = false
  let ended = 0
  const log = openSync(logFile, 'a')

  function begin(): void {
    isKilled = false
    const started = spawn(PINNED_NODE, programArgs(role), {
      cwd: ROOT,
      env: programEnvironment({ LOG_LEVEL: 'warn', ...env }),
      stdio: ['ignore', log, log],
    })
    child = started
    started.once('exit', async () => {
      if (isKilled) return
      ended += 1
      await pause(RESTART_MS)
      if (!isKilled && child === started) begin()
    })
  }

  async function kill(): Promise<void> {
    isKilled = true
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  return { ended: () => ended, begin, kill }
}
