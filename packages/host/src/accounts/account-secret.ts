import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32

/**
 * Returns the secret stored in a data folder, as the only element of a list; undefined if there is none yet.
 */
export async function readStoredSecret(folder: string): Promise<readonly [string] | undefined> {
  const stored = await readFile(join(folder, 'account-secret'), 'utf8').catch(unlessMissing)
  return stored === '' ? undefined : [stored]
}

/**
 * Returns '' if the secret's file doesn't exist, so that a new secret is generated. Rethrows any other error,
 * because replacing a secret that exists but can't be read would invalidate every session.
 */
function unlessMissing(error: NodeJS.ErrnoException): '' {
  if (error.code === 'ENOENT') return ''
  throw error
}

/**
 * Returns the secret of an installation whose settings contain none. The secret is generated once, and stored
 * in the data folder, outside the database.
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
