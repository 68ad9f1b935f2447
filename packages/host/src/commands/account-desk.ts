import type { Db } from '@plainwire/store'
import { type Config, readConfig } from '../config.ts'
import { HostError } from '../host-error.ts'
import { logToStandardError } from '../log.ts'
import { openStoreBeside } from '../open-store.ts'

/** What a command about accounts works with. */
export interface AccountDesk {
  config: Config
  db: Db
  connectionString: string
}

/** Does something about accounts on the database of this installation, also while Plainwire runs. @throws HostError while accounts are switched off */
export async function withAccounts<T>(work: (desk: AccountDesk) => Promise<T>): Promise<T> {
  const config = readConfig()
  if (!config.flags.signIn) throw new HostError('Accounts are switched off: FEATURES has -sign-in.')
  await using closers = new AsyncDisposableStack()
  const store = await openStoreBeside(config, logToStandardError('error'), closers)
  return await work({ config, ...store })
}
