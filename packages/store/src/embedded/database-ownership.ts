import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { z } from 'zod'
import { readFileIfExists } from '../read-file-if-exists.ts'
import { StoreError } from '../store-error.ts'
import { fileExists } from './binaries.ts'
import type { DatabasePaths } from './database-paths.ts'

/**
 * The file that is stored in both the data folder and the database's folder, to show that they belong
 * together.
 */
const Bond = z.object({ id: z.string(), dataDir: z.string(), database: z.string() })

const inDataDir = (place: DatabasePaths) => join(place.dataDir, 'database.json')
const besideDatabase = (place: DatabasePaths) => join(place.folder, 'belongs-to.json')

/**
 * Checks that a database outside the data folder belongs to that data folder. If it belongs to an earlier data
 * folder, which was deleted, it is moved aside, replacing one moved aside earlier, and a new one is created.
 *
 * @throws StoreError DATABASE_MISSING if the data folder refers to a database that doesn't exist, because a new
 * one would silently be empty
 */
export async function checkDatabaseOwnership(place: DatabasePaths, log: Log): Promise<void> {
  if (place.isInside) return
  const wanted = await readFileIfExists(inDataDir(place))
  const found = await readFileIfExists(besideDatabase(place))
  if (wanted === undefined) return found === undefined ? undefined : setAside(place, log)
  const id = idIn(wanted)
  const isOurs = id !== undefined && found !== undefined && idIn(found) === id
  if (isOurs && (await fileExists(place.data))) return
  throw new StoreError(
    'DATABASE_MISSING',
    `The database of ${place.dataDir} is not in ${place.folder}: bring it back, or delete ${inDataDir(place)} to start with an empty one.`,
  )
}

async function setAside(place: DatabasePaths, log: Log): Promise<void> {
  const aside = `${place.data}.set-aside`
  await rm(besideDatabase(place))
  if (!(await fileExists(place.data))) return
  await rm(aside, { recursive: true, force: true })
  await rename(place.data, aside)
  log.warn({ folder: aside }, 'The data folder is new: the previous folder’s database was moved aside.')
}

/**
 * Records in the data folder and in a database outside it that they belong together; does nothing if that is
 * already recorded.
 */
export async function recordDatabaseOwnership(place: DatabasePaths): Promise<void> {
  if (place.isInside || (await fileExists(inDataDir(place)))) return
  const bond: z.infer<typeof Bond> = { id: randomUUID(), dataDir: place.dataDir, database: place.data }
  await writeWhole(besideDatabase(place), `${JSON.stringify(bond)}\n`)
  await writeWhole(inDataDir(place), `${JSON.stringify(bond)}\n`)
}

/** Writes a file atomically: after a crash it has the old or the new content. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { flush: true })
  await rename(draft, path)
}

function idIn(text: Buffer): string | undefined {
  try {
    return Bond.parse(JSON.parse(text.toString())).id
  } catch {
    // A damaged file is treated like a missing one; the caller reports it.
    return undefined
  }
}
