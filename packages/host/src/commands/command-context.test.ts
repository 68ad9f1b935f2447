import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { listOperatorFeeds } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HostError } from '../host-error.ts'
import {
  createOperatorNameOption,
  determineOperatorName,
  printJsonLines,
  runAccountCommand,
  runWithDatabase,
  runWithSyncedPublishers,
} from './command-context.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-context-'))
})
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', database.connectionString)
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('FEATURES', '')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.drop()
  await rm(folder, { recursive: true })
})

test('a command gets the database and the settings, and its result is returned', async () => {
  const result = await runWithDatabase(async ({ db, connectionString, config }) => {
    await db.selectFrom('operators').select('email').execute()
    return [connectionString, config.dataDir]
  })
  expect(result).toEqual([database.connectionString, folder])
})

test('after a command the database is closed, and what it opened before that, also if it failed', async () => {
  const closed: string[] = []
  let used: Parameters<Parameters<typeof runWithDatabase>[0]>[0]['db'] | undefined
  const failing = runWithDatabase(async ({ db, closers }) => {
    used = db
    closers.defer(async () => {
      await db.selectFrom('operators').select('email').execute()
      closed.push('own')
    })
    throw new HostError('It failed.')
  })
  await expect(failing).rejects.toThrow(new HostError('It failed.'))
  expect(closed).toEqual(['own'])
  await expect(used?.selectFrom('operators').select('email').execute()).rejects.toThrow()
})

test('a command about accounts is refused where they are switched off', async () => {
  const work = vi.fn(async () => 'done')
  expect(await runAccountCommand(work)).toBe('done')
  vi.stubEnv('FEATURES', '-sign-in')
  await expect(runAccountCommand(work)).rejects.toThrow(
    new HostError('Accounts are switched off: FEATURES has -sign-in.'),
  )
  expect(work).toHaveBeenCalledTimes(1)
})

test('before a command about feeds the publishers of the release are listed', async () => {
  expect(await runWithDatabase(({ db }) => listOperatorFeeds(db))).toEqual([])
  expect((await runWithSyncedPublishers(({ db }) => listOperatorFeeds(db))).length).toBeGreaterThan(100)
})

test('who acts is the one who is named, else the account on this machine', () => {
  expect(determineOperatorName({ by: 'Ada' })).toBe('Ada')
  expect(determineOperatorName({})).toBe(userInfo().username)
  expect(createOperatorNameOption().attributeName()).toBe('by')
})

test('objects are printed a line each', () => {
  const written: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  printJsonLines(new Set([{ a: 'two\nlines' }, { b: undefined, c: null }]))
  spy.mockRestore()
  expect(written.join('')).toBe('{"a":"two\\nlines"}\n{"c":null}\n')
})
