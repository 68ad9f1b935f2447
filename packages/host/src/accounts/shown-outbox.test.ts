import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '@plainwire/server/testing'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createSingleProcessAccountServices } from './accounts.ts'

test.each([
  ['on this machine alone', {}, true],
  ['behind a public address', { PUBLIC_URL: 'https://news.example' }, false],
  ['on every address', { HOST: '0.0.0.0' }, false],
])('row 24, M3: whether the outbox is shown %s: %s', async (_name, settings, isShown) => {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-outbox-'))
  const said: string[] = []
  await using closers = new AsyncDisposableStack()
  closers.defer(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ FEATURES: 'sign-in', ...settings })
  const parts = {
    config,
    data: { path: folder },
    log: silentLog,
    print: (line: string) => void said.push(line),
  }
  const accounts = await createSingleProcessAccountServices(
    {
      ...parts,
      db: () => {
        throw new Error('No database in this test.')
      },
    },
    closers,
  )
  expect(accounts?.options.outbox !== undefined).toBe(isShown)
  expect(said.join().includes('/dev/outbox')).toBe(isShown)
})
