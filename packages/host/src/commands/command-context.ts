import { userInfo } from 'node:os'
import { type Db, syncFeeds } from '@plainwire/store'
import { Option } from 'commander'
import { type Config, readConfig } from '../config/config.ts'
import { readPublishers } from '../content.ts'
import { openStoreForCommand } from '../data/open-store.ts'
import { HostError } from '../host-error.ts'
import { logToStandardError } from '../log.ts'

/** What a command needs. */
export interface CommandContext {
  db: Db
  connectionString: string
  config: Config
  closers: AsyncDisposableStack
}

/** Runs a command on the database, also while Plainwire is running. */
export async function withDatabase<T>(work: (beside: CommandContext) => Promise<T>): Promise<T> {
  await using closers = new AsyncDisposableStack()
  const config = readConfig()
  const store = await openStoreForCommand(config, logToStandardError('error'), closers)
  return await work({ ...store, config, closers })
}

/**
 * The same for a command about accounts.
 *
 * @throws HostError if accounts are switched off
 */
export async function withAccounts<T>(work: (beside: CommandContext) => Promise<T>): Promise<T> {
  return await withDatabase((beside) => {
    if (beside.config.flags.signIn) return work(beside)
    throw new HostError('Accounts are switched off: FEATURES has -sign-in.')
  })
}

/**
 * The same after listing the publishers of this release, as a start does, because a command may come before the
 * first start.
 */
export function withPublishers<T>(work: (beside: CommandContext) => Promise<T>): Promise<T> {
  return withDatabase(async (beside) => {
    await syncFeeds(beside.db, await readPublishers(), 'live', new Date())
    return work(beside)
  })
}

/** `--by`: the name in the log of changes. */
export const byOption = (): Option =>
  new Option('--by <name>', 'who, for the log; your account on this machine without it')

/** The operator for the log: the named one, else the account on this machine. */
export function actorOf({ by }: { by?: string | undefined }): string {
  return by ?? userInfo().username
}

/** Writes answers as JSON Lines. */
export function writeLines(lines: Iterable<object>): void {
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
}
