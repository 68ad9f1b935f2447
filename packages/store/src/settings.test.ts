import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrCreateSecret, readSetting, saveSetting } from './settings.ts'
import { type TestDatabase, testDatabase } from './testing/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a setting is what was saved last', async () => {
  const { db } = database
  expect(await readSetting(db, 'port')).toBeUndefined()
  for (const value of [1, 'text', null, [1, 2], { nested: ['\0', true] }])
    await saveSetting(db, 'port', value)
  expect(await readSetting(db, 'port')).toEqual({ nested: ['', true] })
  await saveSetting(db, 'port', null)
  expect(await readSetting(db, 'port')).toBeNull()
})

test('concurrent requests create a secret once', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readOrCreateSecret(database.db, 'images')),
  )
  expect(new Set(secrets.map((one) => one.toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
  expect(await readOrCreateSecret(database.db, 'other')).not.toEqual(secrets[0])
})
