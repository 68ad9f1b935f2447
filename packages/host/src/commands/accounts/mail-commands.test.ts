import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, findOrCreateReader } from '@plainwire/store'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openDataFolder } from '../../data/data-folder.ts'
import { openStore } from '../../data/open-store.ts'
import { createRechecksCommand } from '../rechecks-command.ts'
import { createMailCommands } from './mail-commands.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const closers = new AsyncDisposableStack()
let folder: string
let db: Db
// Simulates a running Plainwire: the data folder is locked, and its database answers.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-mail-'))
  const data = await openDataFolder(folder)
  closers.defer(() => data.release())
  db = (await openStore({ databaseUrl: undefined }, { dataDir: data.path, log: silent }, closers)).db
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await closers.disposeAsync()
  await rm(folder, { recursive: true, force: true })
})

async function run(...parameters: string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATA_DIR', folder)
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const program = new Command()
  for (const command of [...createMailCommands(), createRechecksCommand()]) program.addCommand(command)
  await program.parseAsync(['node', 'plainwire', ...parameters])
  return written.join('')
}

test('an address is suppressed while Plainwire runs, and one without an account is named', async () => {
  const readerId = await findOrCreateReader(db, {
    id: randomUUID(),
    email: 'ada@example.org',
    now: new Date(),
  })
  expect(await run('suppress', 'ada@example.org', '--reason', 'bounce')).toBe(
    'Nothing but codes is mailed to ada@example.org any more.\n',
  )
  const { suspended_for } = await db
    .selectFrom('mail_settings')
    .select('suspended_for')
    .where('reader_id', '=', readerId)
    .executeTakeFirstOrThrow()
  expect(suspended_for).toBe('bounce')
  await expect(run('suppress', 'grace@example.org')).rejects.toThrow('Nobody has an account')
})

test('an announcement is queued once, while Plainwire runs; an invalid file is refused', async () => {
  const file = join(folder, 'news.json')
  await writeFile(file, '{"id": "v2", "texts": {"en": {"subject": "New", "paragraphs": ["It is faster."]}}}')
  expect(await run('announce', file)).toBe('The announcement v2 is queued.\n')
  expect(await run('announce', file)).toBe('The announcement v2 was queued before, and isn’t again.\n')
  await writeFile(file, '{"id": "v3", "texts": {"nl": {"subject": "Nieuw", "paragraphs": ["Sneller."]}}}')
  await expect(run('announce', file)).rejects.toThrow('needs a text in English')
})

test('requests for a second look are listed while Plainwire runs, and closing an unknown one is refused', async () => {
  expect(await run('rechecks')).toBe('')
  await expect(run('rechecks', '--done', 's1/a1')).rejects.toThrow('article a1 of story s1')
})
