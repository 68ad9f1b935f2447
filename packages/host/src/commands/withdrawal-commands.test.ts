import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { archiveStories, type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CommandResult, runTestCommand } from './testing-commands.ts'
import { createWithdrawalCommands } from './withdrawal-commands.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await archiveStories(database.db, [someDetails(aStory())])
})
afterAll(() => database.drop())

const plainwire = (...words: string[]) =>
  runTestCommand(createWithdrawalCommands(), words, { DATABASE_URL: database.connectionString })
/** Runs the program in a process of its own, as an operator does. */
function plainwireProcess(...words: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.connectionString }
    execFile(process.execPath, [MAIN, ...words], { env }, (error: ExecFileException | null, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err })
    })
  })
}
const reason = ['--reason', 'a letter of 3 March']

test('an operator withdraws a story, reinstates and corrects it, and lists who did what and why', async () => {
  const texts = ['--correction', 'It was another person.', '--correction-nl', 'Het was iemand anders.']
  const order = ['withdraw', 'story', 's1', ...reason]
  const withdrawn = await plainwireProcess(...order, ...texts, '--by', 'Ada')
  expect(withdrawn).toMatchObject({ code: 0, out: 'The story s1 is withdrawn.\n' })
  expect(await plainwireProcess(...order)).toMatchObject({
    code: 1,
    err: 'plainwire: The story s1 is withdrawn already.\n',
  })
  expect((await plainwire('reinstate', 'story', 's1', ...reason)).out).toBe('The story s1 is reinstated.\n')
  const { out } = await plainwire('withdrawals')
  const entries = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries).toMatchObject([
    { act: 'reinstate', kind: 'story', id: 's1', is_withdrawn: false },
    {
      act: 'withdraw',
      actor: 'Ada',
      reason: 'a letter of 3 March',
      correction: { en: 'It was another person.', nl: 'Het was iemand anders.' },
    },
  ])
})

test.each([
  [['withdraw', 'story', 'nothing', ...reason], /^plainwire: There is no story nothing\.\n$/],
  [['reinstate', 'story', 's1', ...reason], /^plainwire: The story s1 isn’t withdrawn\.\n$/],
  [['correct', 'story', 's1', ...reason], /^plainwire: Say what was wrong with --correction .+\n$/],
  [['withdraw', 'page', 's1', ...reason], /Allowed choices are story, article, publisher/],
  [['withdraw', 'story', 's1'], /required option '--reason <text>' not specified/],
])('%j ends with exit code 1 and a sentence', async (words, sentence) => {
  const { code, err } = await plainwire(...words)
  expect(err).toMatch(sentence)
  expect(code).toBe(1)
})
