import { mkdir } from 'node:fs/promises'
import type { EditionPointer } from '@plainwire/domain/contract'
import type { WritableEdition } from './edition-files.ts'
import { readPointer } from './edition-folder.ts'
import { oneWriterPerFolder, placeEdition, seal } from './place-edition.ts'

/**
 * Stage 7, second half: writes an edition so that readers see the last one or this one, and never a part:
 * files, fsync, rename, then the pointer. A kill or a full disk at any moment leaves the last edition in
 * place. Publishing the same edition again changes nothing. The last 24 are retained. One process at a time.
 *
 * @throws if the number is not greater than the served one's, or the disk refuses
 */
export function writeEdition(root: string, edition: WritableEdition): Promise<EditionPointer> {
  return oneWriterPerFolder(root, async () => {
    await mkdir(root, { recursive: true })
    const sealed = seal(edition)
    const { pointer } = sealed
    const current = await readPointer(root)
    if (current?.digest === pointer.digest) return current
    if (current && current.number >= pointer.number) {
      throw new Error(`Edition ${pointer.number} can't be published: edition ${current.number} already is.`)
    }
    await placeEdition(root, sealed)
    return pointer
  })
}
