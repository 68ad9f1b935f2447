import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { changeFollowAlertSettings, findOrCreateReader, followThing } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MAX_ALERTS_PER_DAY, MAX_CONCURRENT_ALERTS } from './alert-work.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const FOLLOWED = new Date('2026-11-20T12:00:00Z')
const NOW = '2026-11-20T12:05:00.000Z'
const PROCESS = join(import.meta.dirname, 'testing-alert-process.ts')

let database: TestDatabase
let hook: Server
const arrived: string[] = []
let holdsAnswers = false
const started: ChildProcess[] = []
beforeAll(async () => {
  database = await testDatabase()
  hook = createServer((request, answer) => {
    arrived.push(String(request.headers['plainwire-delivery']))
    request.resume()
    if (!holdsAnswers) answer.end()
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  hook.closeAllConnections()
  hook.close()
  await database.drop()
})

function startProcess(): ChildProcess {
  const child = spawn(process.execPath, [PROCESS, database.connectionString, NOW, '30'], { stdio: 'inherit' })
  started.push(child)
  return child
}

/** Makes a new reader follow a search whose new stories are posted to the test's server `hook`. */
async function follow(): Promise<void> {
  const email = `${randomUUID()}@example.org`
  const readerId = await findOrCreateReader(database.db, { id: randomUUID(), email, now: FOLLOWED })
  const thing = {
    kind: 'search' as const,
    key: 'bridge',
    label: 'bridge',
    followedAt: FOLLOWED.toISOString(),
  }
  await followThing(database.db, { readerId, thing, limit: 5 })
  const { port } = hook.address() as AddressInfo
  const change = { hook: { kind: 'webhook' as const, address: `http://127.0.0.1:${port}/` } }
  await changeFollowAlertSettings(database.db, { readerId, thing, change, now: FOLLOWED })
}

test('B15 over a kill in the midst of sending and two processes after it no story is sent twice, and all others are', async () => {
  await follow()
  await follow()
  holdsAnswers = true
  const killed = startProcess()
  await vi.waitFor(() => expect(arrived.length).toBe(MAX_CONCURRENT_ALERTS), { timeout: 60_000 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  holdsAnswers = false
  hook.closeAllConnections()
  const others = [startProcess(), startProcess()]
  const codes = await Promise.all(others.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0])
  expect(new Set(arrived).size).toBe(arrived.length)
  expect(arrived).toHaveLength(2 * MAX_ALERTS_PER_DAY)
})
