import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorMessage, isDiskFullError, StoreError } from '../store-error.ts'
import { findUnprivilegedOsAccount, type OperatingSystemAccount } from './account.ts'

/**
 * The folder for the embedded databases of processes that run as root, and for a copy of PostgreSQL's
 * programs. Every account can read the folder.
 */
export const ROOT_USER_DATABASE_FOLDER = '/var/lib/plainwire'
const HASH_LENGTH = 12

/** The paths of an embedded database. */
export interface DatabasePaths {
  /** The operator's data folder, with every symbolic link resolved. */
  dataDir: string
  /** The folder that contains the following paths. */
  folder: string
  /** Whether `folder` is inside the data folder. */
  isInside: boolean
  data: string
  lock: string
  log: string
  /** The account that runs PostgreSQL; undefined if it is this process's account. */
  account: OperatingSystemAccount | undefined
}

/**
 * Decides where the database of a data folder is stored, and creates the folders. For an ordinary user, the
 * database is inside the data folder. For root, the database is in /var/lib/plainwire and belongs to an
 * unprivileged account, because PostgreSQL refuses to run as root, and such an account couldn't enter a
 * checkout in /root. If the data folder already contains another user's database, root uses that database, as
 * that user.
 *
 * @throws StoreError DATA_DIR_UNWRITABLE, or EMBEDDED_UNSUPPORTED if there is no unprivileged account
 */
export async function prepareDatabasePaths(
  dataDir: string,
  rootFolder = ROOT_USER_DATABASE_FOLDER,
): Promise<DatabasePaths> {
  try {
    await mkdir(dataDir, { recursive: true })
    const resolved = await realpath(dataDir)
    await checkWritable(resolved)
    const inside = join(resolved, 'postgres')
    if (process.getuid?.() !== 0) return await prepare(resolved, inside, undefined)
    const owner = ownerOf(join(inside, 'data'))
    if (owner && owner.uid !== 0) return await prepare(resolved, inside, owner)
    const account = findUnprivilegedOsAccount(readFileSync('/etc/passwd', 'utf8'))
    await mkdir(rootFolder, { recursive: true })
    await chmod(rootFolder, 0o755)
    return await prepare(resolved, join(rootFolder, hashOf(resolved)), account)
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    const message = `The data folder ${dataDir} cannot be written (${getErrorMessage(cause)}): choose another with DATA_DIR.`
    throw new StoreError('DATA_DIR_UNWRITABLE', message, { cause })
  }
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, HASH_LENGTH)
}

async function checkWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`)
  await writeFile(probe, '').catch((error: unknown) => {
    // A full disk is no reason to stop here: PostgreSQL may still start, or reports the error itself.
    if (!isDiskFullError(error)) throw error
  })
  await rm(probe, { force: true })
}

function ownerOf(path: string): OperatingSystemAccount | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

/**
 * Creates the folder that contains an embedded database, and returns the paths in it. This process's account
 * owns that folder: PostgreSQL's account can only write to folders inside it, so that it can't create links
 * that we would follow.
 */
async function prepare(
  dataDir: string,
  path: string,
  account: OperatingSystemAccount | undefined,
): Promise<DatabasePaths> {
  await mkdir(path, { recursive: true })
  if (account) await chmod(path, 0o755)
  const folder = await realpath(path)
  return {
    dataDir,
    folder,
    isInside: folder === join(dataDir, 'postgres'),
    data: join(folder, 'data'),
    lock: join(folder, 'lock'),
    log: join(folder, 'postgres.log'),
    account,
  }
}

/** Creates a folder that only PostgreSQL's account and root can enter. */
export async function createOwnerOnlyFolder(
  folder: string,
  account: OperatingSystemAccount | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  if (account) await chown(folder, account.uid, account.gid)
}
