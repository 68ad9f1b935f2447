import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { HOUR_MS } from '@plainwire/domain/units'

/** Pictures on the disk, least recently used out first. A lost or damaged entry is only made again. */
export interface ImageStore {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Bytes on the disk now. */
  size(): number
}

interface Entry {
  bytes: number
  usedAt: number
}

export interface ImageStoreOptions {
  folder: string
  maxBytes: number
  log: Log
  now: () => Date
}

/** The time of use is written to the disk so often, not at every use. */
const TOUCH_MS = HOUR_MS
/** Removal goes down to this share of the limit, so that the next pictures need none. */
const LOW_WATER = 0.9
const UNFINISHED = '.tmp'

/** A name is spread over folders by its first two characters. */
const pathOf = (folder: string, name: string) => join(folder, name.slice(0, 2), name)

async function findEntries(folder: string): Promise<Map<string, Entry>> {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const found: [string, Entry][] = []
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name)
    if (name.endsWith(UNFINISHED)) await rm(file, { force: true })
    else {
      const { size, mtimeMs } = await stat(file)
      found.push([name, { bytes: size, usedAt: mtimeMs }])
    }
  }
  return new Map(found.sort(([, a], [, b]) => a.usedAt - b.usedAt))
}

/**
 * Opens the store and finds what is there from earlier runs.
 * A disk that refuses to write costs the cache only: the failure is logged and the picture is sent all the same.
 */
export async function openImageStore(options: ImageStoreOptions): Promise<ImageStore> {
  const { folder, maxBytes, log, now } = options
  // In order of use: the first is the least recently used.
  const entries = await findEntries(folder)
  let total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  function forget(name: string): void {
    total -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }

  async function makeRoom(): Promise<void> {
    if (total <= maxBytes) return
    for (const name of entries.keys()) {
      if (total <= maxBytes * LOW_WATER) break
      forget(name)
      await rm(pathOf(folder, name), { force: true })
    }
  }

  async function touch(name: string, entry: Entry): Promise<void> {
    const moment = now()
    entries.delete(name)
    const isDue = moment.getTime() - entry.usedAt > TOUCH_MS
    entries.set(name, isDue ? { ...entry, usedAt: moment.getTime() } : entry)
    if (isDue) await utimes(pathOf(folder, name), moment, moment)
  }

  async function store(name: string, bytes: Uint8Array): Promise<void> {
    const file = pathOf(folder, name)
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(file), { recursive: true })
    // Flushed before it gets its name, so that a power loss leaves no half picture under it.
    await writeFile(unfinished, bytes, { flush: true })
    const moment = now()
    await utimes(unfinished, moment, moment)
    await rename(unfinished, file)
    forget(name)
    entries.set(name, { bytes: bytes.length, usedAt: moment.getTime() })
    total += bytes.length
    await makeRoom()
  }

  await makeRoom()
  return {
    size: () => total,
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      try {
        const bytes = await readFile(pathOf(folder, name))
        await touch(name, entry)
        return bytes
      } catch (error) {
        log.warn({ err: error }, 'A kept picture could not be read and is made again.')
        forget(name)
        return undefined
      }
    },
    async write(name, bytes) {
      try {
        await store(name, bytes)
      } catch (error) {
        log.warn({ err: error }, 'A picture could not be kept.')
      }
    },
  }
}
