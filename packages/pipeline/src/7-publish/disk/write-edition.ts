import { mkdir } from 'node:fs/promises'
import type { EditionPointer } from '@plainwire/domain/contract'
import type { EditionFolderContent } from '../edition-files.ts'
import { readEditionPointer } from './edition-folder.ts'
import { addEditionManifest, publishEditionToDisk, runWithFolderWriteLock } from './place-edition.ts'

/**
 * The second half of stage 7: writes an edition so that readers see either the previous one or this one: files,
 * fsync, rename, then the pointer. After a kill or with a full disk the previous edition remains. Publishing
 * the same edition again changes nothing. The last 24 are retained. Only one process may call it at a time.
 *
 * @throws if the number is not greater than that of the served edition, or the disk can't be written
 */
export function writeEdition(root: string, edition: EditionFolderContent): Promise<EditionPointer> {
  return runWithFolderWriteLock(root, async () => {
    await mkdir(root, { recursive: true })
    const sealed = addEditionManifest(edition)
    const { pointer } = sealed
    const current = await readEditionPointer(root)
    if (current?.digest === pointer.digest) return current
    if (current && current.number >= pointer.number) {
      throw new Error(`Edition ${pointer.number} can't be published: edition ${current.number} already is.`)
    }
    await publishEditionToDisk(root, sealed)
    return pointer
  })
}
