import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import { silentLog, writeTestEdition } from '@plainwire/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openDataFolder } from '../../data/data-folder.ts'
import { findFreePort } from '../testing-free-port.ts'
import { startInterimServer } from './interim-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-stand-in-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('row 33, H2: without a database the last edition is served, and what has to be written answers 503', async () => {
  const port = await findFreePort()
  const config = readConfig({ DATA_DIR: folder, PORT: String(port), FEATURES: 'sign-in' })
  const data = await openDataFolder(folder)
  const stopping = new AbortController().signal
  expect(await startInterimServer({ config, data, log: silentLog }, stopping)).toBeUndefined()
  await writeTestEdition(data.editions, 1, [aStory()])
  const interim = await startInterimServer({ config, data, log: silentLog }, stopping)
  const statusOf = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', connection: 'close' }
    const about = body && { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`http://127.0.0.1:${port}${path}`, about ?? { headers })).status
  }
  for (const path of ['/news.json', '/api/stories/s1', '/healthz', '/readyz', '/config.json']) {
    expect([path, await statusOf(path)]).toEqual([path, 200])
  }
  expect(await statusOf('/api/stories/elsewhere')).toBe(503)
  expect(await statusOf('/api/auth/email/start', { email: 'a@example.org' })).toBe(503)
  await interim?.stop()
  await expect(statusOf('/news.json')).rejects.toThrow()
  data.release()
})
