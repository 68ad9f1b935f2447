import { type Db, listEditionSigningKeys, retireEditionKey } from '@plainwire/store'
import { HostError } from '../../host-error.ts'
import { runWithDatabase } from '../command-context.ts'

/**
 * Returns a JSON line for each key that has signed editions. If a key is named, that key is retired first.
 *
 * @throws HostError if the key to retire isn't in use
 */
async function retireAndListEditionKeys(db: Db, retire: string | undefined, now: Date): Promise<string[]> {
  if (retire !== undefined && !(await retireEditionKey(db, retire, now)))
    throw new HostError(`No key ${retire} is in use.`)
  const keys = await listEditionSigningKeys(db)
  return keys.map(({ id, publicKey, from, until }) =>
    JSON.stringify({
      id,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
      public_key: publicKey,
    }),
  )
}

/**
 * `edition-keys [--retire ID]`: lists the keys that have signed editions, after retiring one if it is named;
 * can be used while Plainwire is running.
 */
export async function runEditionKeysCommand(retire: string | undefined): Promise<void> {
  const lines = await runWithDatabase(({ db }) => retireAndListEditionKeys(db, retire, new Date()))
  for (const line of lines) process.stdout.write(`${line}\n`)
}
