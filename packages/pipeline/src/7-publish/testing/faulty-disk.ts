import type fs from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

type Disk = typeof fs

/** A change that a power loss undoes unless its folder was synced. */
interface Unsynced {
  folder: string
  undo(): Promise<unknown>
}

let steps = 0
let fault: { at: number; kind: 'full' | 'stopped' } | undefined
let isSyncing = true
let unsynced: Unsynced[] = []

/**
 * Simulates a faulty disk for tests. It affects the modules that use the functions returned by `simulateDiskFaults`.
 */
export const faultyDisk = {
  /** Returns the number of changes since `heal`. */
  steps: () => steps,
  heal(): void {
    steps = 0
    fault = undefined
    isSyncing = true
    unsynced = []
  },
  /**
   * Makes change number `step` and all later ones fail, as on a full disk. The first of them may write half
   * of a file.
   */
  fillAt(step: number): void {
    fault = { at: step, kind: 'full' }
  },
  /** Makes change number `step` and all later ones fail, without an effect on the disk. */
  stopAt(step: number): void {
    fault = { at: step, kind: 'stopped' }
  },
  /** Makes syncs have no effect. */
  ignoreSyncs(): void {
    isSyncing = false
  },
  /** Undoes all changes that were not synced, newest first: files, new folders and new names. */
  async losePower(): Promise<void> {
    const lost = unsynced.toReversed()
    faultyDisk.heal()
    for (const { undo } of lost) await undo()
  },
}

/** Counts a change, and returns whether it is executed. */
function happens(): boolean {
  steps += 1
  return fault === undefined || steps < fault.at
}

function refuse(): never {
  const code = fault?.kind === 'full' ? 'ENOSPC' : 'STOPPED'
  throw Object.assign(new Error(`${code}: the disk of a test`), { code })
}

/** Wraps the functions of `node:fs/promises` that change a disk, adding the faults of `faultyDisk`. */
export function simulateDiskFaults(disk: Disk): Disk & { default: Disk } {
  const writeFile = async (file: string, bytes: string | Uint8Array, options?: { flush?: boolean }) => {
    const isNew = await disk.access(file).then(
      () => false,
      () => true,
    )
    if (!happens()) return refuse()
    if (!happens()) {
      if (fault?.kind === 'full') await disk.writeFile(file, bytes.slice(0, bytes.length / 2))
      return refuse()
    }
    await disk.writeFile(file, bytes)
    // A power loss removes a new file if its folder wasn't synced, and empties a file that wasn't flushed.
    if (isNew) unsynced.push({ folder: dirname(file), undo: () => disk.rm(file, { force: true }) })
    if (!options?.flush || !isSyncing) unsynced.push({ folder: '', undo: () => emptied(file) })
  }
  const emptied = (file: string) => disk.truncate(file).catch(() => undefined)
  const mkdir = async (folder: string, options?: { recursive?: boolean }) => {
    if (!happens()) return refuse()
    const made = await disk.mkdir(folder, options)
    const isMade = !options?.recursive || made !== undefined
    if (isMade)
      unsynced.push({
        folder: dirname(folder),
        undo: () => disk.rm(folder, { recursive: true, force: true }),
      })
    return made
  }
  const rename = async (from: string, to: string) => {
    if (!happens()) return refuse()
    const old = await disk.readFile(to).catch(() => undefined)
    await disk.rename(from, to)
    const undo = async () => {
      await disk.rename(to, from)
      if (old) await disk.writeFile(to, old)
    }
    unsynced.push({ folder: dirname(to), undo })
  }
  const open = async (...input: Parameters<Disk['open']>): Promise<FileHandle> => {
    const handle = await disk.open(...input)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      if (!happens() && fault?.kind === 'stopped') return refuse()
      await sync()
      if (isSyncing) unsynced = unsynced.filter(({ folder }) => folder !== input[0])
    }
    return handle
  }
  const faulty = { ...disk, writeFile, mkdir, rename, open } as Disk
  return { ...faulty, default: faulty }
}
