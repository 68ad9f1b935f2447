import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { StoreError } from '../store-error.ts'
import { disownPidFile, isAlive, isServerOf, readPidFile } from './pid-file.ts'
import type { Place } from './place.ts'
import { LOOK_MS } from './server.ts'
import { removeSocketFolder } from './socket-folder.ts'

/** A fast shutdown first, then an immediate one, then what can't be refused. Nothing committed is lost by any of them. */
const SIGNALS = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
] as const

/**
 * Stops the server that a killed process left behind, so that the next one starts under a parent that looks after it.
 * Only its owner's successor may call this: the folder's lock is held.
 *
 * @throws StoreError EMBEDDED_FAILED where it can't be stopped
 */
export async function stopOrphan(place: Place, log: Log): Promise<void> {
  const left = await readPidFile(place.data)
  if (!left) return
  if (!(await isServerOf(left.pid, place.data))) {
    if (isAlive(left.pid)) await disownPidFile(place.data)
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
      if (!(await isServerOf(pid, dataFolder))) return true
      await pause(LOOK_MS)
    }
  }
  return false
}
