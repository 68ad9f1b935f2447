import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type FolderLock, isDiskFullError, lockFolder } from '@plainwire/store'
import { HostError } from '../host-error.ts'

/** The folder with editions, pictures and the embedded database, locked for this process. */
export interface DataFolder {
  path: string
  editions: string
  images: string
  release(): void
}

/**
 * Creates the folders level by level, because Node's recursive mkdir never ends below folders such as /proc.
 */
async function makeFolder(path: string): Promise<void> {
  if (
    await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    )
  )
    return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path)
}

/**
 * Checks that a folder can be written. A full disk is accepted: existing content is served until there is space
 * again.
 */
async function checkWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  await writeFile(probe, '').catch((error: unknown) => {
    if (!isDiskFullError(error)) throw error
  })
  await rm(probe, { force: true })
}

/**
 * Creates the data folder, checks that it can be written and locks it for this process.
 *
 * @throws HostError if the folder can't be written or another process uses it
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const path = resolve(folder)
  try {
    await makeFolder(path)
    await checkWritable(path)
  } catch (cause) {
    throw new HostError(`The data folder ${path} can't be written: choose another with DATA_DIR.`, { cause })
  }
  const lock: FolderLock | undefined = lockFolder(join(path, 'plainwire.lock'))
  if (!lock) throw new HostError(`Plainwire already runs on the data folder ${path}.`)
  return {
    path,
    editions: join(path, 'editions'),
    images: join(path, 'images'),
    release: () => lock.release(),
  }
}
