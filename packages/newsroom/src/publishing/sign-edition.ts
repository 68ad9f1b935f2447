import type { EditionPublicKey } from '@plainwire/domain/contract'
import {
  addEditionSignature,
  type EditionFiles,
  type PreviousEdition,
  readLastSignedEdition,
} from '@plainwire/pipeline'
import {
  addEditionKey,
  findCurrentEdition,
  listEditionSigningKeys,
  type StoredEditionKey,
} from '@plainwire/store'
import type { PublishingContext } from './publishing-context.ts'

/**
 * Signs an edition. The public key is stored in the database first, because editions signed on other machines
 * list that key too.
 *
 * @param record SHA-256 of the edition's record, from which the edition can be rebuilt
 */
export async function signEdition(
  context: Pick<PublishingContext, 'db' | 'editionsFolder' | 'signer'>,
  made: EditionFiles,
  record: string,
): Promise<EditionFiles & { signature: string }> {
  const { db, signer } = context
  const { id, publicKey } = signer
  await addEditionKey(db, { id, publicKey, from: new Date(made.publishedAt) })
  const keys = (await listEditionSigningKeys(db)).map(keyOnWire)
  const previous = await editionBefore(context)
  const { signature } = addEditionSignature(made, { signer, keys, previous, record })
  return { ...made, signature }
}

/**
 * Returns the edition that readers saw last. If the process was killed after writing an edition, that edition
 * exists only on this disk and is newer than the last one in the database.
 */
async function editionBefore({
  db,
  editionsFolder,
}: Pick<PublishingContext, 'db' | 'editionsFolder'>): Promise<PreviousEdition | undefined> {
  const [stored, local] = await Promise.all([findCurrentEdition(db), readLastSignedEdition(editionsFolder)])
  return local && local.number > (stored?.number ?? 0) ? local : stored
}

function keyOnWire({ id, publicKey, from, until }: StoredEditionKey): EditionPublicKey {
  return {
    id,
    algorithm: 'Ed25519',
    public_key: publicKey,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
  }
}
