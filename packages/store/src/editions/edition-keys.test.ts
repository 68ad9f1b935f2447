import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { addEditionKey, listEditionSigningKeys, retireEditionKey } from './edition-keys.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(() => db.deleteFrom('edition_keys').execute())

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const key = (id: string, hour: number) => ({ id, publicKey: `key of ${id}`, from: at(hour) })

test('a key is listed once, from the earliest edition that it signed', async () => {
  await addEditionKey(db, key('b', 12))
  await addEditionKey(db, key('a', 13))
  await addEditionKey(db, key('b', 11))
  await addEditionKey(db, key('b', 14))
  expect(await listEditionSigningKeys(db)).toEqual([
    { ...key('a', 13), until: undefined },
    { ...key('b', 11), until: undefined },
  ])
})

test('a key is retired once, and stays listed for the editions that it signed', async () => {
  await addEditionKey(db, key('a', 12))
  expect(await retireEditionKey(db, 'a', at(15))).toBe(true)
  expect(await retireEditionKey(db, 'a', at(16))).toBe(false)
  expect(await retireEditionKey(db, 'b', at(16))).toBe(false)
  expect(await listEditionSigningKeys(db)).toEqual([{ ...key('a', 12), until: at(15) }])
})
