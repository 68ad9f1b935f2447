import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFileIfExists } from '@plainwire/store'

const SECRET_BYTES = 32

/**
 * Returns the secret in a data folder that protects sign-in codes and tokens, as a list like the secrets in
 * the settings; undefined if there is none yet.
 */
export async function readStoredSecret(folder: string): Promise<readonly [string] | undefined> {
  const stored = (await readFileIfExists(join(folder, 'account-secret')))?.toString()
  return stored ? [stored] : undefined
}

/**
 * Returns the secret that protects sign-in codes and tokens, for an installation whose settings contain none.
 * It is generated once, and stored in the data folder, outside the database.
 */
export async function readOrCreateSecret(folder: string): Promise<readonly [string]> {
  const stored = await readStoredSecret(folder)
  if (stored) return stored
  const file = join(folder, 'account-secret')
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  await writeFile(`${file}.tmp`, made, { mode: 0o600 })
  await rename(`${file}.tmp`, file)
  return [made]
}
