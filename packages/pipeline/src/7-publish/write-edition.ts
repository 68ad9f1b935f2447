import { mkdir, rename } from 'node:fs/promises'
import { EDITION_FILES, EditionManifest, type EditionPointer } from '@plainwire/domain/contract'
import { KEPT_EDITIONS } from '@plainwire/domain/edition'
import { syncFolder, writeFolderDurably } from './durable.ts'
import type { WritableEdition } from './edition-files.ts'
import {
  completeEdition,
  digestOf,
  editionFolder,
  editionNumbers,
  flipPointer,
  readPointer,
  remove,
  UNFINISHED,
} from './edition-folder.ts'

function manifestOf(edition: WritableEdition): Uint8Array {
  const files = Array.from(edition.files, ([path, bytes]) => [
    path,
    { bytes: bytes.length, sha256: digestOf(bytes) },
  ])
  const manifest = EditionManifest.parse({
    number: edition.number,
    content: edition.content,
    published_at: edition.publishedAt,
    stories: edition.stories,
    files: Object.fromEntries(files),
  })
  return Buffer.from(`${JSON.stringify(manifest)}\n`)
}

/** Writes the edition beside the others and gives it its name at the very end. */
async function place(root: string, number: number, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folder = editionFolder(root, number)
  const unfinished = `${folder}${UNFINISHED}`
  await remove(unfinished)
  try {
    await writeFolderDurably(unfinished, files)
    await remove(folder)
    await rename(unfinished, folder)
  } catch (error) {
    await remove(unfinished)
    throw error
  }
  await syncFolder(root)
}

/** Lets go of the oldest editions, each in one step: a half-removed one must not look like an edition. */
async function removeOld(root: string): Promise<void> {
  for (const number of (await editionNumbers(root)).slice(KEPT_EDITIONS)) {
    const folder = editionFolder(root, number)
    await rename(folder, `${folder}${UNFINISHED}`)
    await remove(`${folder}${UNFINISHED}`)
  }
}

/**
 * Stage 7, second half: writes an edition so that readers see the last one or this one, and never a part:
 * files, fsync, rename, then the pointer. A kill or a full disk at any moment leaves the last edition in place.
 * Publishing the same edition again changes nothing. The last 24 are kept. One process at a time.
 *
 * @throws where the number is not greater than the served one's, or the disk refuses
 */
export async function writeEdition(root: string, edition: WritableEdition): Promise<EditionPointer> {
  await mkdir(root, { recursive: true })
  const manifest = manifestOf(edition)
  const { number, content, publishedAt, stories } = edition
  const pointer = { number, content, published_at: publishedAt, stories, digest: digestOf(manifest) }
  const current = await readPointer(root)
  if (current?.digest === pointer.digest) return current
  if (current && current.number >= number) {
    throw new Error(`Edition ${number} can't be published: edition ${current.number} already is.`)
  }
  const isThere = (await completeEdition(root, number))?.digest === pointer.digest
  if (!isThere) await place(root, number, new Map([...edition.files, [EDITION_FILES.manifest, manifest]]))
  await flipPointer(root, pointer)
  await removeOld(root)
  return pointer
}
