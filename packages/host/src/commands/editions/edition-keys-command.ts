import { type Db, editionKeys, retireEditionKey } from '@plainwire/store'
import { HostError } from '../../host-error.ts'
import { withDatabase } from '../command-context.ts'

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

/** `edition-keys [--retire ID]`; also while Plainwire runs. */
export async function showEditionKeys(retire: string | undefined): Promise<void> {
  const lines = await withDatabase(({ db }) => editionKeyLines(db, retire, new Date()))
  for (const line of lines) process.stdout.write(`${line}\n`)
}
