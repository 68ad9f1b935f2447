import { userInfo } from 'node:os'
import { type Db, type OperatorChangeOutcome, syncBundledPublishers } from '@plainwire/store'
import { Option } from 'commander'
import { type Config, readConfig } from '../config/config.ts'
import { readPublishers } from '../content.ts'
import { openStoreForCommand } from '../data/open-store.ts'
import { HostError } from '../host-error.ts'
import { createStderrLog } from '../log.ts'

/** The database, the settings and the closers that a command uses. */
export interface CommandContext {
  db: Db
  connectionString: string
  config: Config
  closers: AsyncDisposableStack
}

/** Runs a command on the database, also while Plainwire is running. */
export async function runWithDatabase<T>(work: (beside: CommandContext) => Promise<T>): Promise<T> {
  await using closers = new AsyncDisposableStack()
  const config = readConfig()
  const store = await openStoreForCommand(config, createStderrLog('error'), closers)
  return await work({ ...store, config, closers })
}

/**
 * Runs a command about accounts on the database, also while Plainwire is running.
 *
 * @throws HostError if accounts are switched off
 */
export async function runAccountCommand<T>(work: (beside: CommandContext) => Promise<T>): Promise<T> {
  return await runWithDatabase((beside) => {
    if (beside.config.flags.signIn) return work(beside)
    throw new HostError('Accounts are switched off: FEATURES has -sign-in.')
  })
}

/**
 * Runs a command on the database after storing the publishers of this release in it, because a command may be
 * run before Plainwire is started for the first time.
 */
export function runWithSyncedPublishers<T>(work: (beside: CommandContext) => Promise<T>): Promise<T> {
  return runWithDatabase(async (beside) => {
    await syncBundledPublishers(beside.db, await readPublishers(), 'live', new Date())
    return work(beside)
  })
}

/** Creates the option `--by`: the name of the operator in the log of changes. */
export const createOperatorNameOption = (): Option =>
  new Option('--by <name>', 'who, for the log; your account on this machine without it')

/** The operator's name for the log: the one given with `--by`, else the account on this machine. */
export function determineOperatorName({ by }: { by?: string | undefined }): string {
  return by ?? userInfo().username
}

/** Prints objects on standard output as JSON Lines. */
export function printJsonLines(lines: Iterable<object>): void {
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
}

/**
 * Prints the outcome of a change to a publisher, or to an origin from which feeds may be fetched.
 *
 * @throws HostError if nothing was changed
 */
export function printChangeOutcome(
  outcome: OperatorChangeOutcome | 'taken',
  what: string,
  done: string,
): void {
  if (outcome === 'unknown') throw new HostError(`${what} isn’t listed.`)
  if (outcome === 'no-change') throw new HostError(`${what} is so already.`)
  if (outcome === 'taken') throw new HostError(`${what} is listed already.`)
  process.stdout.write(`${what} ${done}.\n`)
}
