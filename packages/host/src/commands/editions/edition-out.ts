import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HostError } from '../../host-error.ts'

/**
 * Creates the folder for an edition. Throws a HostError if it can't be written, or contains something other
 * than an edition.
 */
export async function prepareOutputFolder(folder: string): Promise<void> {
  const present = await mkdir(folder, { recursive: true })
    .then(() => readdir(folder))
    .catch((cause: unknown) => {
      throw new HostError(`The folder ${folder} can't be written: choose another with --out.`, { cause })
    })
  if (present.length > 0 && !present.includes('news.json')) {
    throw new HostError(`The folder ${folder} is not empty and holds no edition.`)
  }
}

/** Writes the files of an edition to a folder. */
export async function writeEditionFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}
