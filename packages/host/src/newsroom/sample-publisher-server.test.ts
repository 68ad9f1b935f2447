import { readSetting } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSamplePublisherServer } from './sample-publisher-server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const hoursAfter = (hours: number) => new Date(Date.UTC(2026, 10, 21, 12 + hours))

/**
 * Starts the sample's server at the time `now` and stops it. Returns the time at which the sample's news
 * begins, and the server's port; if `port` is 0, that is any free port.
 */
async function begun(port: number, now: Date): Promise<{ since: Date | undefined; port: number }> {
  const { world, origin, close } = await startSamplePublisherServer(database.db, port, now, testLog())
  await close()
  return { since: world.since, port: Number(new URL(origin).port) }
}

test('the sample is dated anew on another port, where its links would lead nowhere, and when it is no longer fresh', async () => {
  const { port } = await begun(0, hoursAfter(0))
  expect((await begun(port, hoursAfter(1))).since).toEqual(hoursAfter(1))
  expect((await begun(port, hoursAfter(2))).since).toEqual(hoursAfter(1))
  expect((await begun(0, hoursAfter(3))).since).toEqual(hoursAfter(3))
  expect((await begun(port, hoursAfter(4))).since).toEqual(hoursAfter(4))
  expect((await begun(port, hoursAfter(11))).since).toEqual(hoursAfter(11))
  expect(await readSetting(database.db, 'sample')).toMatchObject({ port })
})
