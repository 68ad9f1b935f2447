import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EDITION_FILES, EditionManifest, EditionPointer } from '@plainwire/domain/contract'
import { replaceFileDurably } from './durable.ts'

/** SHA-256 in hexadecimal. */
export function computeSha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The suffix of a folder that is being written or removed; never served, and removed at start. */
export const UNFINISHED_SUFFIX = '.tmp'

export function getEditionFolderPath(root: string, number: number): string {
  return join(root, String(number))
}

/** The numbers of the existing edition folders, newest first. */
export async function listEditionNumbers(root: string): Promise<number[]> {
  const names = (await readdir(root)).filter((name) => /^[1-9]\d*$/.test(name))
  return names.map(Number).sort((a, b) => b - a)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

async function readJson(file: string): Promise<{ bytes: Buffer; value: unknown } | undefined> {
  try {
    const bytes = await readFile(file)
    return { bytes, value: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The pointer to the served edition; undefined before the first one, or if it can't be read. */
export async function readEditionPointer(root: string): Promise<EditionPointer | undefined> {
  const read = await readJson(join(root, EDITION_FILES.pointer))
  return EditionPointer.safeParse(read?.value).data
}

/** Replaces the pointer atomically, so that another edition is served. */
export function replaceEditionPointer(root: string, pointer: EditionPointer): Promise<void> {
  return replaceFileDurably(join(root, EDITION_FILES.pointer), `${JSON.stringify(pointer)}\n`)
}

/** The pointer to an edition; undefined if a file is missing or differs from the edition's manifest. */
export async function readCompleteEditionPointer(
  root: string,
  number: number,
): Promise<EditionPointer | undefined> {
  const folder = getEditionFolderPath(root, number)
  const read = await readJson(join(folder, EDITION_FILES.manifest))
  const manifest = EditionManifest.safeParse(read?.value).data
  if (!read || manifest?.number !== number) return undefined
  const { files, ...facts } = manifest
  for (const [path, { sha256 }] of Object.entries(files)) {
    const bytes = await readFile(join(folder, path)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (!bytes || computeSha256Hex(bytes) !== sha256) return undefined
  }
  return { ...facts, digest: computeSha256Hex(read.bytes) }
}

/** Removes a folder or file recursively. */
export function removePath(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true })
}
