import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { HOUR_MS } from '@plainwire/domain/units'

/**
 * A cache of pictures on disk; the least recently used pictures are removed first. A picture that is lost or
 * can't be read is made again.
 */
export interface ImageStore {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
  /** The current size on disk, in bytes. */
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

/**
 * The minimum interval, in ms, between two updates on disk of the time when a cached picture was last used.
 */
const TOUCH_MS = HOUR_MS
/**
 * When the cache exceeds its maximum size, pictures are removed until its size is this share of the maximum,
 * so that the next pictures can be added without removing any.
 */
const LOW_WATER = 0.9
const UNFINISHED = '.tmp'

/** The path of a picture, in a folder named by the first two characters of `name`. */
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
 * Opens the cache with the pictures of earlier runs. If the disk can't be written, the failure is logged and
 * pictures are sent without being cached.
 */
export async function openImageStore(options: ImageStoreOptions): Promise<ImageStore> {
  const { folder, maxBytes, log, now } = options
  // In order of use, least recently used first.
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
    // The file is flushed to disk before it gets its final name, so that a power loss can't leave a partial
    // picture.
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
        log.warn({ err: error }, 'A cached picture could not be read and is made again.')
        forget(name)
        return undefined
      }
    },
    async write(name, bytes) {
      try {
        await store(name, bytes)
      } catch (error) {
        log.warn({ err: error }, 'A picture could not be cached.')
      }
    },
  }
}
