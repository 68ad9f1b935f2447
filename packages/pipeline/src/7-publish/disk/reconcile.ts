import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionPointer } from '@plainwire/domain/contract'
import {
  listEditionNumbers,
  readCompleteEditionPointer,
  readEditionPointer,
  removePath,
  replaceEditionPointer,
  UNFINISHED_SUFFIX,
} from './edition-folder.ts'

/** The result of checking and repairing the folder of editions at start. */
export interface EditionReconciliationResult {
  pointer: EditionPointer | undefined
  /** Names of unfinished folders and files that were removed. */
  removed: string[]
  /** Numbers of editions whose files differ from their manifest: not removed, but never served. */
  damaged: number[]
}

/**
 * Repairs the folder of editions after a stop at any moment: removes unfinished work and points to the newest
 * complete edition, which may be newer than the pointer (if the process was stopped before it replaced the
 * pointer) or older (if the disk is damaged). Called once at start, before anything is written.
 *
 * @param wanted the kind of content, 'sample' or 'live', whose editions take precedence, however old, so that
 * a sample edition never replaces a live one, or the reverse
 */
export async function reconcileEditionsFolder(
  root: string,
  wanted?: EditionPointer['content'],
): Promise<EditionReconciliationResult> {
  await mkdir(root, { recursive: true })
  const removed = (await readdir(root)).filter((name) => name.endsWith(UNFINISHED_SUFFIX))
  for (const name of removed) await removePath(join(root, name))
  const damaged: number[] = []
  let found: EditionPointer | undefined
  for (const number of await listEditionNumbers(root)) {
    const pointer = await readCompleteEditionPointer(root, number)
    if (!pointer) damaged.push(number)
    const isWanted = wanted === undefined || pointer?.content === wanted
    if (isWanted || !found) found = pointer ?? found
    if (pointer && isWanted) break
  }
  if (found && (await readEditionPointer(root))?.digest !== found.digest)
    await replaceEditionPointer(root, found)
  return { pointer: found, removed, damaged }
}
