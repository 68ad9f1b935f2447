import { mkdir } from 'node:fs/promises'
import type { EditionPointer } from '@plainwire/domain/contract'
import type { WritableEdition } from './edition-files.ts'
import { editionNumbers } from './edition-folder.ts'
import { inTurn, placeEdition, removeEditions, seal } from './place-edition.ts'

/**
 * Takes over an edition that another process published, as safely as publishing one. What this machine has under its
 * number, and newer editions that the database knows nothing of, give way: all machines show the same.
 *
 * @param digest what the publisher says of it: an edition that arrives incomplete is refused
 * @throws where the digest differs, or the disk refuses
 */
export function takeEdition(root: string, edition: WritableEdition, digest: string): Promise<EditionPointer> {
  return inTurn(root, async () => {
    const sealed = seal(edition)
    const { pointer } = sealed
    if (pointer.digest !== digest) throw new Error(`Edition ${pointer.number} did not arrive whole.`)
    await mkdir(root, { recursive: true })
    await placeEdition(root, sealed)
    const newer = (await editionNumbers(root)).filter((number) => number > pointer.number)
    await removeEditions(root, newer)
    return pointer
  })
}
