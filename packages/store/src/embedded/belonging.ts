import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { codeOf, StoreError } from '../store-error.ts'
import { isThere } from './binaries.ts'
import type { Place } from './place.ts'

const Marker = z.object({ database: z.string(), id: z.string() })

/** Root's database lies outside the data folder: this file in it says where. */
const markerOf = (place: Place) => join(place.dataDir, 'database.json')
const idOf = (place: Place) => join(place.folder, 'id')
const isElsewhere = (place: Place) => !place.folder.startsWith(place.dataDir)

/**
 * Makes sure that the database found elsewhere is the one of this data folder. A data folder that was deleted and made
 * anew starts with an empty database; the old one is set aside, the one set aside before it is deleted.
 *
 * @throws StoreError DATABASE_MISSING where the data folder names a database that isn't there: never start without it silently
 */
export async function checkBelonging(place: Place, log: Log): Promise<void> {
  if (!isElsewhere(place)) return
  const marker = await readOptional(markerOf(place))
  const id = await readOptional(idOf(place))
  if (marker === undefined) return id === undefined ? undefined : setAside(place, log)
  const isOurs = Marker.safeParse(parseJson(marker)).data?.id === id
  if (isOurs && (await isThere(place.data))) return
  throw new StoreError(
    'DATABASE_MISSING',
    `The database of ${place.dataDir} is not in ${place.folder}: bring it back, or delete ${markerOf(place)} to start with an empty one.`,
  )
}

async function setAside(place: Place, log: Log): Promise<void> {
  const aside = `${place.data}.set-aside`
  await rm(aside, { recursive: true, force: true })
  await rename(place.data, aside)
  await rm(idOf(place))
  log.warn({ folder: aside }, 'The data folder is new: the database of the one before it was set aside.')
}

/** Ties the data folder and its database elsewhere together. */
export async function markBelonging(place: Place, id: string): Promise<void> {
  if (!isElsewhere(place) || (await isThere(markerOf(place)))) return
  const marker: z.infer<typeof Marker> = { database: place.data, id }
  await writeWhole(idOf(place), id)
  await writeWhole(markerOf(place), `${JSON.stringify(marker)}\n`)
}

/** Writes a file so that a crash leaves the old one or the new one, never half of it. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { flush: true })
  await rename(draft, path)
}

/** The text of a file; undefined where there is none. */
export async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
