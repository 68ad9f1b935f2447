import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEditionSigner, type EditionSigner, generateEditionKey } from '@plainwire/pipeline/serving'
import { readFileIfExists } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { HostError } from '../host-error.ts'

const FILE = 'edition-key'

/**
 * Creates a signer from a key in PEM.
 *
 * @throws HostError if the key is invalid; a new key must not silently replace it
 */
function signerOf(folder: string, pem: string): EditionSigner {
  try {
    return createEditionSigner(pem)
  } catch (cause) {
    throw new HostError(
      `${join(folder, FILE)} is no Ed25519 key: restore it from a backup, or delete it for a new one.`,
      { cause },
    )
  }
}

/** The signer of this data folder's editions; undefined if there is no key yet. */
export async function readExistingEditionSigner(
  { editionKey }: Pick<Config, 'editionKey'>,
  folder: string,
): Promise<EditionSigner | undefined> {
  if (editionKey !== undefined) return createEditionSigner(editionKey)
  const pem = (await readFileIfExists(join(folder, FILE)))?.toString()
  return pem === undefined ? undefined : signerOf(folder, pem)
}

/**
 * Returns the signer of editions. Its key is taken from the settings, otherwise from the data folder, where the
 * key is generated at the first start.
 */
export async function readOrCreateEditionSigner(
  config: Pick<Config, 'editionKey'>,
  folder: string,
): Promise<EditionSigner> {
  const known = await readExistingEditionSigner(config, folder)
  if (known) return known
  const pem = generateEditionKey()
  const file = join(folder, FILE)
  await writeFile(`${file}.tmp`, pem, { mode: 0o600, flush: true })
  await rename(`${file}.tmp`, file)
  return createEditionSigner(pem)
}
