import { migrate } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { requireSharedDatabase } from '../data/open-store.ts'
import { createStderrLog } from '../log.ts'

/** Migrates the database to the newest schema, reports what was done, and ends. */
export async function runMigrateRole(config: Config): Promise<void> {
  const connectionString = requireSharedDatabase(config, 'migrate')
  const steps = await migrate({ connectionString, log: createStderrLog(config.logLevel) })
  process.stdout.write(
    steps.length === 0 ? 'The database is up to date.\n' : `Applied ${steps.join(', ')}.\n`,
  )
}
