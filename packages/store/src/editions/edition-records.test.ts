import { createHash } from 'node:crypto'
import { MAX_RETAINED_EDITIONS } from '@plainwire/domain/edition'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ContentKind } from '../database/content.ts'
import type { Lease } from '../jobs/leases.ts'
import { testDatabase } from '../testing/index.ts'
import { takeEditLease } from '../testing/newsroom.ts'
import { NOW } from '../testing/samples.ts'
import { runStatement } from '../testing/test-server.ts'
import { findEditionInputRecord } from './edition-records.ts'
import { queryNextEditionNumber, storeAndAnnounceEdition } from './editions.ts'

const database = await testDatabase()
const { db } = database
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  await runStatement(database.connectionString, 'TRUNCATE editions, edition_blobs, recorded_parts CASCADE')
  lease = await takeEditLease(db)
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const made: string[] = []

async function publish(texts: string[], content: ContentKind = 'live'): Promise<number> {
  const number = await queryNextEditionNumber(db)
  const edition = { number, content, publishedAt: NOW, storyCount: 1, digest: `digest-${number}` }
  const part = (text: string) => () => {
    made.push(text)
    return text
  }
  const parts = new Map(texts.map((text) => [hash(text), part(text)]))
  await storeAndAnnounceEdition(db, lease, edition, [], { text: texts.join(' '), parts })
  return number
}
const named = (text: string) => text.split(' ').map(hash)
const partsOf = async (number: number) => {
  const stored = await findEditionInputRecord(db, number, named)
  return stored && [...stored.parts.values()].sort()
}
const stored = async () => (await db.selectFrom('recorded_parts').select('sha256').execute()).length

test('a record is read with its parts, each of which is made and stored once', async () => {
  made.length = 0
  const first = await publish(['a', 'b'])
  const second = await publish(['b', 'c'])
  expect([await partsOf(first), await partsOf(second)]).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
  expect(made).toEqual(['a', 'b', 'c'])
  expect(await findEditionInputRecord(db, second + 1, named)).toBeUndefined()
})

test('a part is stored as long as an edition that has it, also one that left and came back', async () => {
  const first = await publish(['a', 'b', 'back'])
  await publish(['b'])
  await publish(['b', 'back'])
  for (let index = 0; index < MAX_RETAINED_EDITIONS - 3; index += 1) await publish(['b', 'back'])
  expect(await partsOf(first)).toEqual(['a', 'b', 'back'])
  await publish(['b', 'back'])
  expect(await partsOf(first)).toBeUndefined()
  expect(await stored()).toBe(2)
})

test('the parts of one content are not those of the other', async () => {
  const sample = await publish(['a'], 'sample')
  await publish(['b'])
  await publish(['c'])
  expect(await partsOf(sample)).toEqual(['a'])
})
