import { mkdir } from 'node:fs/promises'
import type { EditionPointer } from '@plainwire/domain/contract'
import type { EditionFolderContent } from '../edition-files.ts'
import { listEditionNumbers } from './edition-folder.ts'
import {
  addEditionManifest,
  publishEditionToDisk,
  removeEditions,
  runWithFolderWriteLock,
} from './place-edition.ts'

/**
 * Copies an edition that another process published, as safely as publishing one. A local edition with the same
 * number, and newer ones that the database doesn't know, are replaced, so that all machines serve the same
 * edition.
 *
 * @param digest the digest of the edition as published: an incomplete copy is refused
 * @throws if the digest differs, or the disk can't be written
 */
export function copyEdition(
  root: string,
  edition: EditionFolderContent,
  digest: string,
): Promise<EditionPointer> {
  return runWithFolderWriteLock(root, async () => {
    const sealed = addEditionManifest(edition)
    const { pointer } = sealed
    if (pointer.digest !== digest) throw new Error(`Edition ${pointer.number} did not arrive whole.`)
    await mkdir(root, { recursive: true })
    await publishEditionToDisk(root, sealed)
    const newer = (await listEditionNumbers(root)).filter((number) => number > pointer.number)
    await removeEditions(root, newer)
    return pointer
  })
}
