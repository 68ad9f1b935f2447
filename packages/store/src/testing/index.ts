import { randomUUID } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import { inject } from 'vitest'
import { connect, type Db } from '../database/connect.ts'
import { adminConnectionString, databaseUrl, runStatement } from './test-server.ts'

export { archiveStories } from './archive-stories.ts'

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  db: Db
  connectionString: string
  /** Closes and drops the database; call it in afterAll. */
  drop(): Promise<void>
}

/** A log that records its lines. */
export interface TestLog extends Log {
  lines: { level: 'info' | 'warn' | 'error'; message: string; context: object }[]
}

export function testLog(): TestLog {
  const lines: TestLog['lines'] = []
  const at = (level: 'info' | 'warn' | 'error') => (context: object, message: string) => {
    lines.push({ level, message, context })
  }
  return { lines, info: at('info'), warn: at('warn'), error: at('error') }
}

/**
 * Creates a database for a test file on the server that `setup.ts` started. This takes only milliseconds,
 * because a migrated database is copied.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { connectionString: server, template } = inject('storeTestServer')
  const name = `plainwire_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(adminConnectionString(server), `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const connectionString = databaseUrl(server, name)
  const db = await connect({ connectionString, log: testLog(), poolSize: 5 })
  return {
    db,
    connectionString,
    async drop() {
      await db.destroy()
      await runStatement(adminConnectionString(server), `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
