import { userInfo } from 'node:os'
import { type Db, syncFeeds } from '@plainwire/store'
import { type Config, readConfig } from '../config.ts'
import { readPublishers } from '../content.ts'
import { logToStandardError } from '../log.ts'
import { openStoreBeside } from '../open-store.ts'

/** What a command that changes the newsroom works with. */
export interface Beside {
  db: Db
  config: Config
  closers: AsyncDisposableStack
}

/** Runs a command on the database, also beside a running Plainwire. */
export async function withDatabase<T>(work: (beside: Beside) => Promise<T>): Promise<T> {
  await using closers = new AsyncDisposableStack()
  const config = readConfig()
  return await work({
    db: (await openStoreBeside(config, logToStandardError('error'), closers)).db,
    config,
    closers,
  })
}

/** The same with the publishers of this release, as a start would list them: a command may come before the first. */
export function withPublishers<T>(work: (beside: Beside) => Promise<T>): Promise<T> {
  return withDatabase(async (beside) => {
    await syncFeeds(beside.db, await readPublishers(), 'live', new Date())
    return work(beside)
  })
}

/** Who acts, for the log: the one that is named, else the account on this machine. */
export function actorOf({ by }: { by?: string | undefined }): string {
  return by ?? userInfo().username
}

/** Writes answers as JSON Lines. */
export function writeLines(lines: Iterable<object>): void {
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`)
}
