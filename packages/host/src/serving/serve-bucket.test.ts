import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import { testDatabase } from '@plainwire/store/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordSignedEdition } from '../bucket/editions/testing-editions.ts'
import { startTestBucket } from '../bucket/testing-bucket.ts'
import { readConfig } from '../config/config.ts'
import { runEditRole } from '../roles/edit.ts'
import { serve } from '../roles/serve.ts'
import { findFreePort } from '../roles/testing-free-port.ts'

let root: string
let closers: AsyncDisposableStack
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainwire-serve-'))
  closers = new AsyncDisposableStack()
})
afterEach(async () => {
  await closers.disposeAsync()
  await rm(root, { recursive: true })
})

/** Runs a role until the test ends. Returns a function that ends it earlier. */
async function running(role: typeof serve, settings: Record<string, string>): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const opened = new AsyncDisposableStack()
  const stop = async () => {
    stopping.abort()
    await opened.disposeAsync()
  }
  closers.defer(stop)
  await role(readConfig({ ...settings, FEATURES: '-sign-in', LOG_LEVEL: 'silent' }), opened, stopping.signal)
  return stop
}

test('edit archives the edition that the database has, and a server without a disk and without a database serves it', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  closers.defer(() => said.mockRestore())
  const store = await startTestBucket()
  closers.defer(() => store.stop())
  const database = await testDatabase()
  closers.defer(() => database.drop())
  const signer = createEditionSigner(generateEditionKey())
  await recordSignedEdition(database.db, join(root, 'made'), 7, signer)
  const editing = { ...store.settings, DATABASE_URL: database.connectionString, DATA_DIR: join(root, 'edit') }
  const stopEditing = await running(runEditRole, { ...editing, PLAINWIRE_CONTENT: 'live' })
  await vi.waitFor(() => expect([...store.objects.keys()]).toContain('editions/current.json'))
  await stopEditing()

  const port = await findFreePort()
  await running(serve, {
    ...store.settings,
    DATA_DIR: join(root, 'serve'),
    DATABASE_URL: `postgresql://nobody@127.0.0.1:${await findFreePort()}/none`,
    TRUSTED_EDITION_KEYS: signer.id,
    PORT: String(port),
  })
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
  expect(await (await get('/news.json')).json()).toMatchObject({ edition: 7 })
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/api/stories/s1')).status).toBe(200)
  expect((await get('/editions/7/signature.json')).status).toBe(200)
  expect((await get('/api/stories/elsewhere')).status).toBe(503)
}, 180_000)
