import { type Db, editionKeys, retireEditionKey } from '@plainwire/store'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { HostError } from '../host-error.ts'
import { logToStandardError } from '../log.ts'
import { openStore } from '../open-store.ts'

/**
 * The keys that editions were ever signed with, a line of JSON each; one is retired first where one is named.
 *
 * @throws HostError where the one to be retired is not in use
 */
export async function editionKeyLines(db: Db, retire: string | undefined, now: Date): Promise<string[]> {
  if (retire !== undefined && !(await retireEditionKey(db, retire, now)))
    throw new HostError(`No key ${retire} is in use.`)
  const keys = await editionKeys(db)
  return keys.map(({ id, publicKey, from, until }) =>
    JSON.stringify({
      id,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
      public_key: publicKey,
    }),
  )
}

/** `edition-keys [--retire ID]`; with the embedded database while nothing else runs. */
export async function showEditionKeys(retire: string | undefined): Promise<void> {
  const config = readConfig()
  await using closers = new AsyncDisposableStack()
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const { db } = await openStore(config, data.path, logToStandardError('error'), closers)
  for (const line of await editionKeyLines(db, retire, new Date())) process.stdout.write(`${line}\n`)
}
