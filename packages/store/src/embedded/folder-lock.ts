import { closeSync, fchownSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A lock that is held until it is released or the process ends for any reason. */
export interface FolderLock {
  release(): void
}

/** How long to wait for the lock of a process that was just killed and is about to end, in ms. */
const PATIENCE_MS = 500
/** SQLite's result code for a database that another process has locked. */
const SQLITE_BUSY = 5

/**
 * Takes a lock that the operating system drops when its holder dies, even by kill -9. A file with the
 * holder's process id would remain, and seem valid if another process got the same id. Node has no file
 * locks; an exclusive SQLite transaction on an empty file works on every platform.
 *
 * @returns undefined if another process, or this one, already holds the lock
 */
export function lockFolder(path: string): FolderLock | undefined {
  makeReadyFor(path)
  const database = new DatabaseSync(path, { timeout: PATIENCE_MS })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(database)
  return {
    release() {
      if (held.delete(database)) database.close()
    },
  }
}

/**
 * The connections of the held locks. They are referenced here, because garbage collection of a connection would
 * release its lock.
 */
const held = new Set<DatabaseSync>()

/** Gives the lock file to the owner of its folder, even if root creates it. */
function makeReadyFor(path: string): void {
  const file = openSync(path, 'a', 0o600)
  try {
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(dirname(path))
      fchownSync(file, uid, gid)
    }
  } finally {
    closeSync(file)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
