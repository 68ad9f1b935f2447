import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '../database/connect.ts'
import { runTransactionUnderLease, runWhileHoldingLease } from './leases.ts'

// A program for the tests of stopped workers: takes a lease as soon as possible, writes while holding it, and
// prints the result.
const [connectionString = '', holder = '', ttl = '', held = '0'] = process.argv.slice(2)
const PAUSE_MS = 50
const print = (line: string) => process.stdout.write(`${line}\n`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const db = await connect({ connectionString, log: silent, poolSize: 2 })
for (;;) {
  await runWhileHoldingLease(db, { name: 'edit', holder, ttlMs: Number(ttl) }, async (lease, lost) => {
    while (!lost.aborted) {
      try {
        await runTransactionUnderLease(db, lease, async (transaction) => {
          await sql`INSERT INTO effects (token) VALUES (${lease.token})`.execute(transaction)
          print(`writing ${lease.token}`)
          await pause(Number(held))
        })
        print(`written ${lease.token}`)
      } catch (error) {
        print(`refused ${error instanceof Error && 'code' in error ? error.code : error}`)
        process.exit(0)
      }
      await pause(PAUSE_MS)
    }
    print('lost')
    process.exit(0)
  })
  await pause(PAUSE_MS)
}
