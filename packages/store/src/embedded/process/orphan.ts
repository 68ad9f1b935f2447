import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { StoreError } from '../../store-error.ts'
import type { DatabasePaths } from '../database-paths.ts'
import { isPostgresProcessForFolder, isProcessAlive, readPidFile, replaceStalePid } from './pid-file.ts'
import { SERVER_POLL_INTERVAL_MS } from './server.ts'
import { removeSocketFolder } from './socket-folder.ts'

/**
 * The signals to stop a server, each with the time to wait in ms: a fast shutdown, an immediate one, then a
 * kill. None of them loses committed data.
 */
const SIGNALS = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
] as const

/**
 * Stops the database server that a killed process left running, so that this process can start and supervise
 * a new one. The caller must hold the lock of the database's folder.
 *
 * @throws StoreError EMBEDDED_FAILED if it can't be stopped
 */
export async function stopOrphanedServer(place: DatabasePaths, log: Log): Promise<void> {
  const left = await readPidFile(place.data)
  if (!left) return
  if (!(await isPostgresProcessForFolder(left.pid, place.data))) {
    if (isProcessAlive(left.pid)) await replaceStalePid(place.data)
    return
  }
  log.warn({ pid: left.pid }, 'Stopping the database server that a killed process left running.')
  if (!(await stopProcess(left.pid, place.data))) {
    throw new StoreError(
      'EMBEDDED_FAILED',
      `A database server left running on ${place.data} does not stop: end process ${left.pid} and start again.`,
    )
  }
  if (left.socketFolder) await removeSocketFolder(left.socketFolder)
}

async function stopProcess(pid: number, dataFolder: string): Promise<boolean> {
  for (const [signal, patienceMs] of SIGNALS) {
    process.kill(pid, signal)
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      if (!(await isPostgresProcessForFolder(pid, dataFolder))) return true
      await pause(SERVER_POLL_INTERVAL_MS)
    }
  }
  return false
}
