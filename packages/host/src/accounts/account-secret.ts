import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32

/** The secret stored in a data folder; undefined if there is none yet. */
export async function readStoredSecret(folder: string): Promise<readonly [string] | undefined> {
  const stored = await readFile(join(folder, 'account-secret'), 'utf8').catch(unlessMissing)
  return stored === '' ? undefined : [stored]
}

/**
 * Handles an error of reading the secret: only a missing secret is replaced, because one that can't be read
 * is still needed by every session.
 */
function unlessMissing(error: NodeJS.ErrnoException): '' {
  if (error.code === 'ENOENT') return ''
  throw error
}

/**
 * The secret of an installation without a configured one: generated once, and stored outside the database.
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
