import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Db } from '../database/connect.ts'
import { migrate } from '../migrate.ts'
import { saveSetting } from '../settings.ts'
import { testLog } from '../testing/index.ts'
import { createGazettePublisher, saveTestVisit } from '../testing/newsroom.ts'
import { dumpAllRows } from '../testing/rows-of.ts'
import { someItem } from '../testing/samples.ts'
import { prepareDatabasePaths } from './database-paths.ts'
import { type EmbeddedPostgres, removeAbandonedDatabase, startEmbeddedPostgres } from './embedded.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const run = promisify(execFile)
const ARTICLES = process.env.TORTURE ? 20_000 : 200
const AT_ONCE = 100
/** The time limit for copying the database's files and starting PostgreSQL on the copy, in ms. */
const MAX_RESTORE_MS = 120_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-backup-'))
})
afterAll(async () => {
  for (const name of ['original', 'restored']) await removeAbandonedDatabase(join(folder, name), testLog())
  await rm(folder, { recursive: true, force: true })
})

async function withDatabase<Result>(
  name: string,
  work: (db: Db, embedded: EmbeddedPostgres) => Promise<Result>,
): Promise<Result> {
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, name), log: testLog() })
  try {
    const db = await connect({ connectionString: embedded.connectionString, log: testLog(), poolSize: 2 })
    return await work(db, embedded).finally(() => db.destroy())
  } finally {
    await embedded.stop()
  }
}

test('row 32, row 44: a copy of a stopped database, put elsewhere, has every row of every table', async () => {
  const before = await withDatabase('original', async (db, { connectionString }) => {
    await migrate({ connectionString, log: testLog() })
    const [feed] = await createGazettePublisher(db)
    if (!feed) throw new Error('no feed')
    for (let from = 0; from < ARTICLES; from += AT_ONCE) {
      const items = Array.from({ length: AT_ONCE }, (_, index) => someItem(`article-${from + index}`))
      await saveTestVisit(db, feed, items)
    }
    await saveSetting(db, 'of-the-operator', 'Zoë')
    return dumpAllRows(db)
  })
  const [from, to] = await Promise.all(
    ['original', 'restored'].map((name) => prepareDatabasePaths(join(folder, name))),
  )
  if (!from || !to) throw new Error('no place')
  const begun = performance.now()
  await run('cp', ['-a', from.data, to.data])
  let restoredMs = Number.POSITIVE_INFINITY
  const after = await withDatabase('restored', (db) => {
    restoredMs = performance.now() - begun
    return dumpAllRows(db)
  })
  expect(restoredMs).toBeLessThan(MAX_RESTORE_MS)
  if (process.env.TORTURE) process.stderr.write(`Restored in ${Math.round(restoredMs)} ms.\n`)
  expect(before.length).toBeGreaterThan(ARTICLES)
  expect(after).toEqual(before)
  const changed = await withDatabase('restored', async (db) => {
    await saveSetting(db, 'of-the-operator', 'Zoe')
    return dumpAllRows(db)
  })
  expect(changed, 'one letter of one row is seen').not.toEqual(before)
})
