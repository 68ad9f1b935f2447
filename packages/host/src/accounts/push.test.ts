import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createMultiProcessPushService, createSingleProcessPushService } from './push.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const noDatabase = () => {
  throw new Error('No database in this test.')
}

test('an installation creates its keys once, keeps the private one secret, and sends the public one to devices', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-push-'))
  await using closers = new AsyncDisposableStack()
  const parts = { config: readConfig({}), log, db: noDatabase, folder }
  const [first, second] = [
    await createSingleProcessPushService(parts, closers),
    await createSingleProcessPushService(parts, closers),
  ]
  expect(first.options.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(second.options.publicKey).toBe(first.options.publicKey)
  expect((await stat(join(folder, 'push-keys.json'))).mode & 0o777).toBe(0o600)
  const addresses = [
    'https://push.example/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://db.internal/x',
  ]
  expect(addresses.map((url) => first.options.mayReach(url))).toEqual([true, false, false, false])
  await rm(folder, { recursive: true })
})

test('keys that can’t be read are an error, and are never replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-push-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await using closers = new AsyncDisposableStack()
  // Makes the keys unreadable: a folder can't be read as a file, not even by root.
  await mkdir(join(folder, 'push-keys.json'))
  const parts = { config: readConfig({}), log, db: noDatabase, folder }
  await expect(createSingleProcessPushService(parts, closers)).rejects.toMatchObject({ code: 'EISDIR' })
  expect(await readdir(folder)).toEqual(['push-keys.json'])
})

test('processes that share devices need the keys of their operator', async () => {
  await using closers = new AsyncDisposableStack()
  const open = (settings: Record<string, string>) =>
    createMultiProcessPushService({ config: readConfig(settings), log, db: noDatabase }, closers)
  expect(await open({})).toBeUndefined()
  const keys = { VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`, VAPID_PRIVATE_KEY: 'A'.repeat(43) }
  expect((await open(keys))?.options.publicKey).toBe(keys.VAPID_PUBLIC_KEY)
})
