import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { EDITION_FILES, EditionManifest } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { addEditionSignature, type EditionSigner } from '@plainwire/pipeline'
import { addEditionManifest, type EditionWithManifest } from '@plainwire/pipeline/serving'
import { writeTestEdition } from '@plainwire/server/testing'
import { type Db, type Edition, storeAndAnnounceEdition, takeLease } from '@plainwire/store'

const OLDEST = '2026-11-20T00:00:00.000Z'

/** Returns the files of a folder by their paths relative to the folder. */
async function filesOf(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  const files = entries.map(async ({ parentPath, name }): Promise<[string, Uint8Array]> => {
    const file = join(parentPath, name)
    return [relative(folder, file).split(sep).join('/'), await readFile(file)]
  })
  return new Map(await Promise.all(files))
}

/**
 * Creates a signed edition in a folder that a server can serve, for tests. By default edition number n is
 * published n minutes after noon.
 */
export async function aSignedEdition(
  folder: string,
  number: number,
  signer: EditionSigner,
  publishedAt = new Date(Date.parse('2026-11-20T12:00:00Z') + number * 60_000).toISOString(),
): Promise<EditionWithManifest> {
  await writeTestEdition(folder, number, [aStory()], { publishedAt })
  const files = await filesOf(join(folder, String(number)))
  const manifest = files.get(EDITION_FILES.manifest) ?? new Uint8Array()
  const { content, stories } = EditionManifest.parse(JSON.parse(Buffer.from(manifest).toString('utf8')))
  files.delete(EDITION_FILES.manifest)
  const { id, publicKey } = signer
  const keys = [{ id, algorithm: 'Ed25519' as const, public_key: publicKey, from: OLDEST, until: null }]
  const made = { number, content, publishedAt, stories, files }
  return addEditionManifest(
    addEditionSignature(made, { signer, keys, previous: undefined, record: undefined }),
  )
}

/**
 * Creates a signed edition in a folder and stores it in the database like the role `edit` does, for tests.
 */
export async function recordSignedEdition(
  db: Db,
  folder: string,
  number: number,
  signer: EditionSigner,
): Promise<Edition> {
  const { pointer, files } = await aSignedEdition(folder, number, signer)
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: 60_000 })
  if (!lease) throw new Error('the lease is taken')
  const proofs: readonly string[] = [EDITION_FILES.manifest, EDITION_FILES.signature]
  const own = Array.from(files, ([path, bytes]) => ({ path, bytes })).filter(
    ({ path }) => !proofs.includes(path),
  )
  const edition = {
    number,
    content: pointer.content,
    publishedAt: new Date(pointer.published_at),
    storyCount: pointer.stories,
    digest: pointer.digest,
    signature: Buffer.from(files.get(EDITION_FILES.signature) ?? []).toString('utf8'),
  }
  await storeAndAnnounceEdition(db, lease, edition, own)
  return edition
}
