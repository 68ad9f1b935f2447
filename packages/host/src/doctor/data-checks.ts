import { access, constants, stat, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readEditionPointer } from '@plainwire/pipeline/serving'
import { type Finding, fail, formatByteSize, ok, warn } from './finding.ts'

/**
 * Free disk space in bytes: below the first value the disk may be full within days, below the second the next
 * edition may not fit.
 */
const LITTLE_BYTES = 2e9
const TOO_LITTLE_BYTES = 300e6
/** The files of a data folder that contain secrets. */
export const SECRET_FILES = ['account-secret', 'image-key', 'push-keys.json', 'edition-key'] as const
const OTHERS_BITS = 0o077
/**
 * The age in minutes above which an edition counts as old; the same as in the alert rules and on the status
 * page.
 */
const OLD_MINUTES = 90
const CLOCK_TOLERANCE_MINUTES = 2

/**
 * Checks whether a data folder exists and can be written, and whether other accounts can read its secrets.
 * Whether a missing folder can be created is only checked at start.
 */
export async function checkDataFolder(dataDir: string): Promise<Finding> {
  const path = resolve(dataDir)
  const found = await stat(path).catch(() => undefined)
  if (!found)
    return warn(`${path} is not there yet`, 'it is made at the first start; set DATA_DIR if it is elsewhere')
  if (!found.isDirectory()) return fail(`${path} is a file`, 'choose a folder with DATA_DIR')
  try {
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return fail(
      `${path} can't be written`,
      'give it to the account that runs Plainwire, or choose another with DATA_DIR',
    )
  }
  const open = await openSecrets(path)
  if (open.length === 0) return ok(`${path} can be written`)
  return warn(`other accounts can read ${open.join(', ')}`, `chmod 600 in ${path}`)
}

async function openSecrets(path: string): Promise<string[]> {
  const modes = await Promise.all(
    SECRET_FILES.map(async (name) => ({
      name,
      mode: (await stat(join(path, name)).catch(() => undefined))?.mode,
    })),
  )
  return modes.filter(({ mode = 0 }) => (mode & OTHERS_BITS) !== 0).map(({ name }) => name)
}

/** Checks the free space on the disk of the data folder. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const found = `${formatByteSize(free)} free`
  if (free < TOO_LITTLE_BYTES)
    return fail(found, 'make space: nothing new can be written soon; IMAGE_CACHE_MB bounds pictures')
  return free < LITTLE_BYTES ? warn(found, 'make space, or lower IMAGE_CACHE_MB') : ok(found)
}

interface DatedEdition {
  number: number
  content: string
  publishedAt: Date
}

/** The edition on this machine's disk. */
export async function readEditionOnDisk(dataDir: string): Promise<DatedEdition | undefined> {
  const pointer = await readEditionPointer(join(dataDir, 'editions'))
  if (!pointer) return undefined
  const { number, content, published_at } = pointer
  return { number, content, publishedAt: new Date(published_at) }
}

/** Checks the age of the newest edition. */
export function checkEditionAge(edition: DatedEdition | undefined, now: Date): Finding {
  if (!edition) return warn('there is none yet', 'start a process with the role edit, or npm start')
  const minutes = Math.round((now.getTime() - edition.publishedAt.getTime()) / 60_000)
  const found = `number ${edition.number} (${edition.content}), ${minutes} minutes old`
  if (minutes < -CLOCK_TOLERANCE_MINUTES)
    return fail(`${found}: it is from the future`, 'set the clock of this machine')
  if (edition.content !== 'live' || minutes <= OLD_MINUTES) return ok(found)
  return fail(found, "look for 'edition refused' in the log of edit, and whether gather and edit run")
}
