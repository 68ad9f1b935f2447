import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { type Db, getErrorMessage, readOrCreateSecret } from '@plainwire/store'

const IMAGE_KEY = 'image-signing'

/**
 * Returns the key that signs picture addresses. It is generated once, and shared by every process on the
 * database.
 */
export async function readOrCreateImageKey(db: Db): Promise<string> {
  return (await readOrCreateSecret(db, IMAGE_KEY)).toString('base64url')
}

/** The keys whose signatures a serving process accepts. */
export interface AcceptedImageKeys {
  /**
   * The keys: the first one is used for signing, and signatures of all are accepted. `take` adds the
   * database's key if it isn't among them.
   */
  all: readonly string[]
  /** Accepts the database's key too, and stores that key on disk for the next start. */
  take(db: Db): Promise<void>
}

/** Reads the key of the last run, so that pictures are served while the database is unreachable. */
export async function readImageKeysOnDisk(folder: string): Promise<AcceptedImageKeys> {
  const file = join(folder, 'image-key')
  const stored = await readFile(file, 'utf8').catch(() => '')
  const all = stored === '' ? [] : [stored]
  return {
    all,
    async take(db) {
      const key = await readOrCreateImageKey(db)
      if (all.includes(key)) return
      all.push(key)
      await writeFile(`${file}.tmp`, key, { mode: 0o600 })
      await rename(`${file}.tmp`, file)
    },
  }
}

/**
 * Returns the keys that are accepted in picture addresses, the database's key first, and stores that key in the
 * data folder for a start without the database.
 */
export async function loadAndStoreImageKeys(folder: string, db: Db, log: Log): Promise<readonly string[]> {
  const keys = await readImageKeysOnDisk(folder)
  await keys.take(db).catch((error: unknown) => {
    log.warn(
      { reason: getErrorMessage(error) },
      'The image key could not be stored for a start without the database.',
    )
  })
  return [await readOrCreateImageKey(db), ...keys.all]
}
