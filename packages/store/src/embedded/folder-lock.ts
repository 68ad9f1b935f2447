import { closeSync, fchownSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Held until it is released or the process ends, however it ends. */
export interface FolderLock {
  release(): void
}

/** A process that was just killed needs a moment to go. */
const PATIENCE_MS = 500
/** SQLite's result code for a database that another process has locked. */
const SQLITE_BUSY = 5

/**
 * Takes a lock that the operating system drops when its holder dies: neither kill -9 nor a reused process id leaves it behind.
 * Node has no file locks of its own; SQLite's exclusive transaction on an empty file is one, on every platform.
 *
 * @returns undefined where another process, or this one, holds it
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

/** A lock whose object is collected as garbage would be dropped. */
const held = new Set<DatabaseSync>()

/** Made by root in a reader's folder, the file still belongs to the folder's owner. */
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
