import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { EDITION_FILES, EditionManifest, type EditionPointer } from '@plainwire/domain/contract'
import { MAX_RETAINED_EDITIONS } from '@plainwire/domain/edition'
import type { EditionFolderContent } from '../edition-files.ts'
import { fsyncFolder, writeFolderDurably } from './durable.ts'
import {
  computeSha256Hex,
  getEditionFolderPath,
  listEditionNumbers,
  readCompleteEditionPointer,
  removePath,
  replaceEditionPointer,
  UNFINISHED_SUFFIX,
} from './edition-folder.ts'

/** The files of an edition, including its manifest, and the pointer to the edition. */
export interface EditionWithManifest {
  pointer: EditionPointer
  files: ReadonlyMap<string, Uint8Array>
}

/**
 * Adds a manifest with the size and hash of each file, and the signature if the edition has one. The same
 * edition has the same digest wherever it is written.
 */
export function addEditionManifest(edition: EditionFolderContent): EditionWithManifest {
  const { number, content, publishedAt, stories, files, signature } = edition
  const facts = { number, content, published_at: publishedAt, stories }
  const paths = [...files.keys()].sort()
  const listed = paths.map((path) => {
    const bytes = files.get(path) ?? new Uint8Array()
    return [path, { bytes: bytes.length, sha256: computeSha256Hex(bytes) }]
  })
  const parsed = EditionManifest.parse({ ...facts, files: Object.fromEntries(listed) })
  const manifest = Buffer.from(`${JSON.stringify(parsed)}\n`)
  return {
    pointer: { ...facts, digest: computeSha256Hex(manifest) },
    files: new Map([
      ...files,
      [EDITION_FILES.manifest, manifest],
      ...(signature === undefined ? [] : [[EDITION_FILES.signature, Buffer.from(signature)] as const]),
    ]),
  }
}

/** Writes an edition with its manifest to disk, points to it, and removes the oldest editions. */
export async function publishEditionToDisk(
  root: string,
  { pointer, files }: EditionWithManifest,
): Promise<void> {
  const { number, digest } = pointer
  const isThere = (await readCompleteEditionPointer(root, number))?.digest === digest
  const signature = files.get(EDITION_FILES.signature)
  const isSigned =
    !signature || (await isFile(join(getEditionFolderPath(root, number), EDITION_FILES.signature), signature))
  if (!isThere || !isSigned) await place(root, number, files)
  await replaceEditionPointer(root, pointer)
  await removeEditions(root, (await listEditionNumbers(root)).slice(MAX_RETAINED_EDITIONS))
}

async function isFile(path: string, bytes: Uint8Array): Promise<boolean> {
  const there = await readFile(path).catch(() => undefined)
  return there?.equals(bytes) ?? false
}

/** Writes the edition under a temporary name, and renames it last. */
async function place(root: string, number: number, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folder = getEditionFolderPath(root, number)
  const unfinished = `${folder}${UNFINISHED_SUFFIX}`
  await removePath(unfinished)
  try {
    await writeFolderDurably(unfinished, files)
    await removePath(folder)
    await rename(unfinished, folder)
  } catch (error) {
    await removePath(unfinished)
    throw error
  }
  await fsyncFolder(root)
}

/** Removes editions atomically, so that a partly removed one never looks like an edition. */
export async function removeEditions(root: string, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const folder = getEditionFolderPath(root, number)
    await rename(folder, `${folder}${UNFINISHED_SUFFIX}`)
    await removePath(`${folder}${UNFINISHED_SUFFIX}`)
  }
}

const turns = new Map<string, Promise<unknown>>()

/**
 * Runs one writer at a time per folder, because one process may publish editions and copy those of other
 * processes.
 */
export function runWithFolderWriteLock<T>(root: string, write: () => Promise<T>): Promise<T> {
  const turn = (turns.get(root) ?? Promise.resolve()).then(write, write)
  turns.set(root, turn)
  return turn
}
