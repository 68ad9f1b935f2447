import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createOwnerOnlyFolder, type DatabasePaths } from '../database-paths.ts'

/** The maximum length of a socket's path, in bytes; operating systems allow 103 to 107. */
const MAX_SOCKET_PATH_BYTES = 100
const SOCKET_NAME = '.s.PGSQL.5432'
const TEMPORARY_PREFIX = 'plainwire-'

/**
 * Creates a folder for the server's socket that no other account can enter: next to the data if that path is
 * short enough, else a temporary folder.
 */
export async function createSocketFolder(place: DatabasePaths): Promise<string> {
  const beside = join(place.folder, 'socket')
  const isShort = Buffer.byteLength(join(beside, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES
  const folder = isShort ? beside : await mkdtemp(join(shortTemporaryFolder(), TEMPORARY_PREFIX))
  await createOwnerOnlyFolder(folder, place.account)
  return folder
}

function shortTemporaryFolder(): string {
  const folder = tmpdir()
  const longest = join(folder, `${TEMPORARY_PREFIX}XXXXXX`, SOCKET_NAME)
  return Buffer.byteLength(longest) <= MAX_SOCKET_PATH_BYTES ? folder : '/tmp'
}

/**
 * Removes the sockets of a killed server, with their lock file. Otherwise PostgreSQL would refuse to start if
 * the process id in the lock file now belongs to another process.
 */
export async function removeSockets(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(SOCKET_NAME))
  await Promise.all(left.map((name) => rm(join(folder, name))))
}

/** Removes a temporary socket folder; leaves any other. */
export async function removeSocketFolder(folder: string): Promise<void> {
  const isOurs = basename(folder).startsWith(TEMPORARY_PREFIX) && dirname(folder) === shortTemporaryFolder()
  if (isOurs) await rm(folder, { recursive: true, force: true })
}
