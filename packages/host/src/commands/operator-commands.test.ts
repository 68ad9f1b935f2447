import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveSetting } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createOperatorCommands } from './operator-commands.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-operator-'))
  await writeFile(join(folder, 'push-keys.json'), '{}', { mode: 0o600 })
  await saveSetting(database.db, 'any', 'value')
})
afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = undefined
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command with these settings and returns its output. */
async function run(parameters: string[], settings: Record<string, string> = {}): Promise<string> {
  const environment = { DATABASE_URL: database.connectionString, DATA_DIR: folder, SMTP_URL: '', ...settings }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  const program = new Command()
  for (const command of createOperatorCommands()) program.addCommand(command)
  await program.parseAsync(['node', 'plainwire', ...parameters])
  vi.restoreAllMocks()
  return written.join('')
}

test('a backup says what is in it and that it holds secrets, is checked, and overwrites nothing', async () => {
  const file = join(folder, 'one.backup')
  const made = await run(['backup', file])
  expect(made).toMatch(/one\.backup: \d+ tables with \d+ rows and 1 files/)
  expect(made).toContain('secrets of this installation')
  expect(await run(['restore', '--check', file])).toContain('is whole')
  await expect(run(['backup', file])).rejects.toThrow('is there already')
})

test('where there is no database yet, there is nothing to back up', async () => {
  const DATA_DIR = join(folder, 'empty')
  const nothing = run(['backup', join(folder, 'none.backup')], { DATABASE_URL: '', DATA_DIR })
  await expect(nothing).rejects.toThrow('nothing to back up')
})

test('the doctor prints a line a check, or one line of JSON, and ends with 1 where something fails', async () => {
  expect(await run(['doctor'])).toMatch(/^ok {4}settings {6}can be used\n/)
  expect(process.exitCode).toBeUndefined()
  const json = JSON.parse(await run(['doctor', '--json'], { PORT: 'eighty' }))
  expect(json).toMatchObject({ ok: false, findings: [{ name: 'settings', state: 'fail' }] })
  expect(process.exitCode).toBe(1)
})
