import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testLog } from '../testing/index.ts'
import { checkDatabaseOwnership, recordDatabaseOwnership } from './database-ownership.ts'
import type { DatabasePaths } from './database-paths.ts'

let root: string
let place: DatabasePaths
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainwire-owner-'))
  const folder = join(root, 'elsewhere')
  place = {
    dataDir: join(root, 'data-dir'),
    folder,
    isInside: false,
    data: join(folder, 'data'),
    lock: join(folder, 'lock'),
    log: join(folder, 'postgres.log'),
    account: undefined,
  }
  await mkdir(place.dataDir)
  await mkdir(folder)
})
afterEach(() => rm(root, { recursive: true }))

const bondOfDataDir = () => join(place.dataDir, 'database.json')
const bondOfDatabase = () => join(place.folder, 'belongs-to.json')
const check = (log = testLog()) => checkDatabaseOwnership(place, log)

/** Creates a database that has one file, and records that it belongs to the data folder. */
async function createDatabase(content: string): Promise<void> {
  await mkdir(place.data, { recursive: true })
  await writeFile(join(place.data, 'rows'), content)
  await recordDatabaseOwnership(place)
}

test('a database that is recorded as the data folder’s own is used', async () => {
  await check()
  await createDatabase('one')
  await check()
  expect(await readFile(join(place.data, 'rows'), 'utf8')).toBe('one')
  const bond = JSON.parse(await readFile(bondOfDataDir(), 'utf8'))
  expect(bond).toMatchObject({ dataDir: place.dataDir, database: place.data })
  expect(JSON.parse(await readFile(bondOfDatabase(), 'utf8'))).toEqual(bond)
})

test('what is recorded doesn’t change at later starts, and leaves no other file', async () => {
  await createDatabase('one')
  const before = await readFile(bondOfDataDir(), 'utf8')
  await recordDatabaseOwnership(place)
  expect(await readFile(bondOfDataDir(), 'utf8')).toBe(before)
  expect(await readdir(place.dataDir)).toEqual(['database.json'])
  expect((await readdir(place.folder)).toSorted()).toEqual(['belongs-to.json', 'data'])
})

test('the database of a data folder that was deleted is set aside, with one sentence to the operator', async () => {
  await createDatabase('one')
  await rm(bondOfDataDir())
  const log = testLog()
  await check(log)
  expect(await readFile(`${place.data}.set-aside/rows`, 'utf8')).toBe('one')
  expect((await readdir(place.folder)).toSorted()).toEqual(['data.set-aside'])
  expect(log.lines).toMatchObject([{ level: 'warn', context: { folder: `${place.data}.set-aside` } }])
})

test('only the database that was set aside last remains', async () => {
  for (const content of ['one', 'two']) {
    await createDatabase(content)
    await rm(bondOfDataDir())
    await check()
  }
  expect(await readFile(`${place.data}.set-aside/rows`, 'utf8')).toBe('two')
})

test('a start that was killed before there was a database leaves nothing to set aside', async () => {
  await createDatabase('one')
  await rm(`${place.data}`, { recursive: true })
  await rm(bondOfDataDir())
  const log = testLog()
  await check(log)
  expect(await readdir(place.folder)).toEqual([])
  expect(log.lines).toEqual([])
})

test.each<[string, () => Promise<void>]>([
  ['is gone', () => rm(place.folder, { recursive: true })],
  ['has lost its data', () => rm(place.data, { recursive: true })],
  ['has lost its record', () => rm(bondOfDatabase())],
  ['has a damaged record', () => writeFile(bondOfDatabase(), '{"id":')],
  ['belongs to another data folder', () => writeFile(bondOfDatabase(), bond('another'))],
])('a start is refused if the database %s, and touches nothing', async (_name, change) => {
  await createDatabase('one')
  await change()
  const before = await readdir(root, { recursive: true })
  await expect(check()).rejects.toMatchObject({
    code: 'DATABASE_MISSING',
    message: expect.stringContaining(bondOfDataDir()),
  })
  expect(await readdir(root, { recursive: true })).toEqual(before)
})

const bond = (id: string) => JSON.stringify({ id, dataDir: place.dataDir, database: place.data })

test('a start is refused if both records are damaged, because nothing shows that they belong together', async () => {
  await createDatabase('one')
  await writeFile(bondOfDataDir(), '')
  await writeFile(bondOfDatabase(), '')
  await expect(check()).rejects.toMatchObject({ code: 'DATABASE_MISSING' })
})

test('a database inside the data folder needs no record', async () => {
  place = { ...place, isInside: true }
  await createDatabase('one')
  await check()
  expect(await readdir(place.dataDir)).toEqual([])
  expect(await readdir(place.folder)).toEqual(['data'])
})
