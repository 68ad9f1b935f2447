import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import type { TestProject } from 'vitest/node'
import { removeAbandonedDatabase, startEmbeddedPostgres } from '../embedded/embedded.ts'
import { migrate } from '../migrate.ts'
import { adminConnectionString, databaseUrl, runStatement } from './test-server.ts'

const PREFIX = 'plainwire-test-'
/**
 * The age, in ms, from which an unlocked folder counts as left by a killed run. Younger folders may belong to
 * a run that has just begun and hasn't locked its folder yet.
 */
const ABANDONED_AFTER_MS = 10 * 60_000
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * The `globalSetup` of Vitest: provides one PostgreSQL server for the whole run, with a migrated database
 * that testDatabase() copies. If TEST_DATABASE_URL is set, its server is used, and its role must be allowed
 * to create databases; otherwise an embedded server is started in a temporary folder.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startTemporary()
  const server = given ?? embedded?.connectionString ?? ''
  const template = `plainwire_test_${randomUUID().slice(0, 8)}`
  await runStatement(adminConnectionString(server), `CREATE DATABASE ${template}`)
  await migrate({ connectionString: databaseUrl(server, template), log: silent })
  project.provide('storeTestServer', { connectionString: server, template })
  return async () => {
    if (embedded) await embedded.stop()
    else await runStatement(adminConnectionString(server), `DROP DATABASE ${template} WITH (FORCE)`)
  }
}

async function startTemporary() {
  await removeLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX))
  return startEmbeddedPostgres({ dataDir, log: silent, isVolatile: true })
}

/** Removes databases of killed test runs. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    const { uid, mtimeMs } = await stat(folder)
    const isOld = Date.now() - mtimeMs > ABANDONED_AFTER_MS
    if (isOld && uid === process.getuid?.()) await removeAbandonedDatabase(folder, silent)
  }
}
