import type { Newsroom } from '@plainwire/pipeline'
import { takeLease } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { loadTestNewsroom } from '../testing-newsroom.ts'
import { createEditionStateCache } from './edition-states.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const world = createPublisherRegistry('live', [])
let database: TestDatabase
let newsroom: Newsroom
beforeAll(async () => {
  database = await testDatabase()
  newsroom = await loadTestNewsroom()
})
afterAll(() => database.drop())

async function lease(holder: string) {
  const taken = await takeLease(database.db, { name: 'edit', holder, ttlMs: 0 })
  if (!taken) throw new Error('the lease is taken')
  return taken
}

test('a state that was given back is used again, unless another process held the lease in between', async () => {
  const { open, store } = createEditionStateCache(database.db, newsroom)
  const first = await lease('ours')
  const state = await open(world, first, NOW)
  store(world, first, state)
  const second = await lease('ours')
  expect(await open(world, second, NOW)).toBe(state)
  store(world, second, state)
  await lease('theirs')
  expect(await open(world, await lease('ours'), NOW)).not.toBe(state)
})

test('a state that was not stored, because its run failed or isn’t finished, is not used again', async () => {
  const { open } = createEditionStateCache(database.db, newsroom)
  const state = await open(world, await lease('ours'), NOW)
  expect(await open(world, await lease('ours'), NOW)).not.toBe(state)
})
