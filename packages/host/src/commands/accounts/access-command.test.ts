import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOperator, listOperatorLog } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HostError } from '../../host-error.ts'
import { createAdminLinkCommand, createOperatorsCommand } from './access-command.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-access-'))
})
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await database.drop()
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command with these settings and returns its output. */
async function run(words: string[], settings: Record<string, string> = {}): Promise<string> {
  const environment = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
    PUBLIC_URL: '',
    ...settings,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const written: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  try {
    const program = new Command().addCommand(createOperatorsCommand()).addCommand(createAdminLinkCommand())
    await program.parseAsync(['node', 'plainwire', ...words])
  } finally {
    spy.mockRestore()
  }
  return written.join('')
}

const acts = async () =>
  (await listOperatorLog(database.db)).map(({ act, subject, actor }) => [act, subject, actor])

describe('operators', () => {
  test('are added, listed by address and removed, and the log has who did it', async () => {
    expect(await run(['operators', 'add', 'grace@example.org', '--by', 'Ada'])).toBe(
      'grace@example.org is an operator.\n',
    )
    await run(['operators', 'add', 'ada@example.org', '--by', 'Ada'])
    const listed = (await run(['operators', 'list'])).split('\n').filter(Boolean)
    expect(listed.map((line) => JSON.parse(line).email)).toEqual(['ada@example.org', 'grace@example.org'])
    expect(await isOperator(database.db, 'GRACE@example.org')).toBe(true)
    expect(await run(['operators', 'remove', 'grace@example.org', '--by', 'Edsger'])).toBe(
      'grace@example.org is no operator any more.\n',
    )
    expect(await isOperator(database.db, 'grace@example.org')).toBe(false)
    expect(await acts()).toEqual([
      ['operator-removed', 'grace@example.org', 'Edsger'],
      ['operator-added', 'ada@example.org', 'Ada'],
      ['operator-added', 'grace@example.org', 'Ada'],
    ])
  })

  test('are not added or removed twice', async () => {
    await run(['operators', 'add', 'ada@example.org', '--by', 'Ada'])
    await expect(run(['operators', 'add', 'ada@example.org', '--by', 'Ada'])).rejects.toThrow(
      new HostError('ada@example.org is an operator already.'),
    )
    await expect(run(['operators', 'remove', 'grace@example.org', '--by', 'Ada'])).rejects.toThrow(
      new HostError('grace@example.org is no operator.'),
    )
    expect(await acts()).toHaveLength(1)
  })

  test.each(['ada', 'ada@', 'ada@example', 'ada @example.org', `${'a'.repeat(243)}@example.org`])(
    '%j is no address of one',
    async (email) => {
      await expect(run(['operators', 'add', email, '--by', 'Ada'])).rejects.toThrow(
        new HostError(`${email} is no e-mail address.`),
      )
      expect(await acts()).toEqual([])
    },
  )
})

test('a link to the operators’ pages is at the public address, another each time, and is logged without its secret', async () => {
  const settings = { PUBLIC_URL: 'https://news.example/' }
  const [one, other] = [
    await run(['admin-link', '--by', 'Ada'], settings),
    await run(['admin-link', '--by', 'Ada'], settings),
  ]
  expect(one).toMatch(/^https:\/\/news\.example\/admin\/[\w/-]+\?key=[\w-]{22,}\n$/)
  expect(other).not.toBe(one)
  const log = JSON.stringify(await listOperatorLog(database.db))
  expect(log).toContain('"Ada"')
  expect(log).not.toContain(String(one.trim().split('key=')[1]))
})

test('without a public address the link is on this machine', async () => {
  expect(await run(['admin-link', '--by', 'Ada'], { HOST: '::1', PORT: '9090' })).toMatch(
    /^http:\/\/\[::1\]:9090\/admin/,
  )
})
