import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { StoreError } from '../store-error.ts'
import { fileExists } from './binaries.ts'
import { createOwnerOnlyFolder, type DatabasePaths } from './database-paths.ts'
import { runProgram } from './process/program.ts'

/**
 * The name of the superuser of the database, who needs no password, because only processes that can enter the
 * socket's folder can connect.
 */
export const DATABASE_SUPERUSER_NAME = 'plainwire'

/**
 * The options that select PostgreSQL's built-in locale, available since version 17. Texts are sorted by Unicode
 * code points, on every system and after every upgrade of its C library, and upper and lower case are correct
 * for letters such as 'É'.
 */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/**
 * Creates the database's files if there are none. A crash at any point leaves none or all of them.
 *
 * @param make.programs the folder of PostgreSQL's programs, which contains bin, lib and share
 * @param make.stopping ends the creation when it is aborted, which leaves no files
 * @throws StoreError EMBEDDED_FAILED
 * @throws the reason of `make.stopping`
 */
export async function initialiseDatabaseFiles(
  place: DatabasePaths,
  make: { programs: string; isVolatile: boolean; log: Log; stopping?: AbortSignal | undefined },
): Promise<void> {
  if (await fileExists(place.data)) return
  make.stopping?.throwIfAborted()
  const draft = `${place.data}.draft`
  await deleteDraft(draft)
  await createOwnerOnlyFolder(draft, place.account)
  make.log.info({ folder: place.data }, 'Making the database.')
  const account = [`--username=${DATABASE_SUPERUSER_NAME}`, '--auth-local=trust', '--auth-host=reject']
  const { exitCode, output } = await runProgram(
    join(make.programs, 'bin', 'initdb'),
    ['-D', draft, ...account, ...LOCALE, ...(make.isVolatile ? ['--no-sync'] : [])],
    { cwd: draft, account: place.account, stopping: make.stopping },
  )
  if (make.stopping?.aborted) {
    await deleteDraft(draft)
    throw make.stopping.reason
  }
  if (exitCode !== 0) {
    throw new StoreError('EMBEDDED_FAILED', `The database could not be made: ${lastError(output)}.`)
  }
  await rename(draft, place.data)
  await syncFolder(dirname(place.data))
}

/**
 * Deletes the files of a database that was never completed. Retries, because a program that initdb has started
 * may end some moments after initdb is killed, and write a file meanwhile.
 */
async function deleteDraft(draft: string): Promise<void> {
  await rm(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

function lastError(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const line = lines.findLast((text) => /error|fatal|cannot|could not/i.test(text))
  return (line ?? lines.findLast(Boolean) ?? 'initdb ended without a word').replace(/\.$/, '')
}

/** Flushes a folder to disk, because a rename survives a power loss only after that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Checks that the files of the database are of the embedded PostgreSQL's major version.
 *
 * @throws StoreError EMBEDDED_FAILED
 */
export async function checkDatabaseFilesVersion(place: DatabasePaths, version: string): Promise<void> {
  const existing = (await readFile(join(place.data, 'PG_VERSION'), 'utf8')).trim()
  const brought = version.split('.')[0]
  if (existing === brought) return
  throw new StoreError(
    'EMBEDDED_FAILED',
    `The database in ${place.data} is of PostgreSQL ${existing} and Plainwire brings ${brought}: dump it with the old version and restore it.`,
  )
}
