import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { listMigrationNames } from '../migration-files.ts'
import { testLog } from '../testing/index.ts'
import { adminConnectionString, databaseUrl, runStatement } from '../testing/test-server.ts'
import { readRecordedStatements, recordStatements } from './testing-recorded-statements.ts'

const { connectionString: server } = inject('storeTestServer')

/** Creates a database, as a copy of another if one is named; dropped at the end of the test. */
async function createDatabase(template = 'template1'): Promise<string> {
  const name = `plainwire_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(adminConnectionString(server), `CREATE DATABASE ${name} TEMPLATE ${template}`)
  onTestFinished(() => runStatement(adminConnectionString(server), `DROP DATABASE ${name} WITH (FORCE)`))
  return name
}

/** Creates a database with the migrations up to the one named `level`, and returns the database's name. */
async function databaseAt(level: string): Promise<string> {
  const name = await createDatabase()
  await migrate({ connectionString: databaseUrl(server, name), log: testLog(), upTo: level })
  return name
}

test.runIf(process.env.RECORD_RELEASE)('the statements of this release are recorded', async () => {
  const level = (await listMigrationNames()).findLast((name) =>
    name.startsWith(process.env.RECORD_RELEASE ?? ''),
  )
  if (level === undefined) throw new Error('There is no such migration.')
  await recordStatements(databaseUrl(server, await databaseAt(level)), level)
})

test('a process of the previous release continues while the database is migrated, at any moment', async () => {
  const { level, statements } = await readRecordedStatements()
  // The database is migrated once and copied for each run, which takes less time than to migrate each time.
  const before = await databaseAt(level)
  const moment = fc.nat({ max: statements.length - 1 })
  const isWaiting = fc.boolean()
  await fc.assert(
    fc.asyncProperty(moment, isWaiting, async (migratedAt, waits) => {
      const connectionString = databaseUrl(server, await createDatabase(before))
      const client = new pg.Client({ connectionString })
      await client.connect()
      let migrating: Promise<string[]> | undefined
      let isInTransaction = false
      try {
        for (const [index, { sql, parameters, rows }] of statements.entries()) {
          if (index === migratedAt) migrating = migrate({ connectionString, log: testLog() })
          // The statement isn't prepared under a name. Like the product's own statements, it is thus planned
          // each time, and a new column doesn't break `select *`.
          const result = await client.query({ text: sql, values: parameters })
          expect([sql, result.rowCount]).toEqual([sql, rows])
          isInTransaction = sql === 'begin' || (isInTransaction && !/^(commit|rollback)$/.test(sql))
          // The migration may wait for locks of a transaction, so a transaction must not wait for the
          // migration.
          if (waits && !isInTransaction) await migrating
        }
      } finally {
        await migrating?.catch(() => undefined)
        await client.end()
      }
      expect((await migrating)?.at(-1)).toBe((await listMigrationNames()).at(-1))
    }),
    {
      numRuns: 8,
      examples: [
        [0, true],
        [Math.floor(statements.length / 2), true],
      ],
    },
  )
}, 120_000)
