import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionSigner, makeEditionKey } from '@plainwire/pipeline'
import { silent } from '@plainwire/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveEdition } from '../bucket/edition-archive.ts'
import { bucketAt } from '../bucket/open-bucket.ts'
import { startTestBucket } from '../bucket/testing-bucket.ts'
import { aSignedEdition } from '../bucket/testing-editions.ts'
import { readConfig } from '../config.ts'
import { freePort } from './free-port.ts'
import { serve } from './serve.ts'

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

test('a server without a disk and without a database serves the newest edition of the bucket', async () => {
  const store = await startTestBucket()
  closers.defer(() => store.stop())
  const signer = editionSigner(makeEditionKey())
  const bucket = bucketAt(store.config, { log: silent }, closers)
  await archiveEdition(bucket, await aSignedEdition(join(root, 'made'), 7, signer))
  const port = await freePort()
  const config = readConfig({
    ...store.settings,
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: `postgresql://nobody@127.0.0.1:${await freePort()}/none`,
    TRUSTED_EDITION_KEYS: signer.id,
    PORT: String(port),
    FEATURES: '-sign-in',
    LOG_LEVEL: 'silent',
  })
  const stopping = new AbortController()
  const opened = closers.use(new AsyncDisposableStack())
  closers.defer(() => stopping.abort())
  await serve(config, opened, stopping.signal)
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
  expect(await (await get('/news.json')).json()).toMatchObject({ edition: 7 })
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/api/stories/s1')).status).toBe(200)
  expect((await get('/editions/7/signature.json')).status).toBe(200)
  expect((await get('/api/stories/elsewhere')).status).toBe(503)
})
