import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Calls fsync on a folder, so that files created, renamed and removed in it remain so after a power loss.
 */
export async function fsyncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file and waits until it is on the disk; its folder is not synced. */
export function writeDurably(file: string, bytes: Uint8Array | string): Promise<void> {
  return writeFile(file, bytes, { flush: true })
}

/** Replaces a file atomically: readers see the old or the new bytes, also after a power loss. */
export async function replaceFileDurably(file: string, bytes: Uint8Array | string): Promise<void> {
  await writeDurably(`${file}.tmp`, bytes)
  await rename(`${file}.tmp`, file)
  await fsyncFolder(dirname(file))
}

/** Writes files, by path, into a new folder, and waits until all of them are on the disk. */
export async function writeFolderDurably(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(folder)
  const folders = new Set([folder])
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    if (!folders.has(dirname(file))) await mkdir(dirname(file), { recursive: true })
    folders.add(dirname(file))
    await writeDurably(file, bytes)
  }
  for (const made of folders) await fsyncFolder(made)
}
