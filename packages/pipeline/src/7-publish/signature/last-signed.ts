import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EDITION_FILES } from '@plainwire/domain/contract'
import { getEditionFolderPath, readEditionPointer } from '../disk/edition-folder.ts'
import type { PreviousEdition } from './sign-edition.ts'

/**
 * Returns the edition to which the pointer in the folder of editions refers, with its signature; undefined
 * before the first edition.
 */
export async function readLastSignedEdition(root: string): Promise<PreviousEdition | undefined> {
  const pointer = await readEditionPointer(root)
  if (!pointer) return undefined
  const { number, digest } = pointer
  const file = join(getEditionFolderPath(root, number), EDITION_FILES.signature)
  const signature = await readFile(file, 'utf8').catch(() => undefined)
  return { number, digest, signature }
}
