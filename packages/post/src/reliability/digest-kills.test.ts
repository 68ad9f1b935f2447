import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { releaseAllLeases } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMailServer } from '../mail/testing-mail-server.ts'
import { addReader } from '../mailings/testing-mailings.ts'

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 60_000 })

// The number of kills. Starting a process takes a second of processor time, so the required fifty kills are
// tested before a release: DIGEST_KILLS=50 npx vitest run digest-kills
const KILLS = Number(process.env.DIGEST_KILLS ?? 6)
/** The number of readers: more than can get a mail before the last kill. */
const READERS = KILLS * 20
const MAILER = join(import.meta.dirname, '../mailings/test-mailer.ts')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const ids = Array.from({ length: READERS }, (_, index) => index)
  while (ids.length > 0)
    await Promise.all(
      ids.splice(0, 100).map((index) => addReader(database.db, { email: `r${index}@example.org` })),
    )
})
const children = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
})

interface Mailer {
  child: ChildProcess
  ended: Promise<unknown>
}

/**
 * Starts a process that sends digests when it receives a line on its standard input. Starting it takes much
 * longer than it lives afterwards, so the test starts the next processes in advance.
 */
async function mailer(smtp: string): Promise<Mailer> {
  const about = [MAILER, database.connectionString, smtp]
  const child = spawn(process.execPath, about, { stdio: ['pipe', 'pipe', 'inherit'] })
  children.add(child)
  const ended = once(child, 'exit').then(() => children.delete(child))
  await once(child.stdout, 'data')
  return { child, ended }
}

test('row 35: kills in the middle of digests: every reader gets one, and two only if an answer was lost', async () => {
  // The received mails with their ids and recipients, and a callback for each.
  const taken: { id: string; to: string }[] = []
  let onMail: () => void = () => undefined
  const onData: NonNullable<SMTPServerOptions['onData']> = (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const id = /^message-id: (\S+)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1] ?? ''
      taken.push({ id, to: session.envelope.rcptTo.map(({ address }) => address).join() })
      done()
      onMail()
    })
  }
  const server = await startMailServer({ onData })
  const spare = [mailer(server.url), mailer(server.url)]
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, ended } = (await spare.shift()) ?? (await mailer(server.url))
    spare.push(mailer(server.url))
    await releaseAllLeases(database.db)
    // The process is killed after this random number of mails.
    let left = 1 + Math.floor(Math.random() * 20)
    const killed = new Promise<void>((resolve) => {
      onMail = () => {
        left -= 1
        if (left === 0) {
          child.kill('SIGKILL')
          resolve()
        }
      }
    })
    child.stdin?.write('go\n')
    await Promise.race([killed, ended])
    child.kill('SIGKILL')
    await ended
  }
  onMail = () => undefined
  await releaseAllLeases(database.db)
  const { child } = (await spare.shift()) ?? (await mailer(server.url))
  child.stdin?.write('go\n')
  if (child.stdout) await once(child.stdout, 'data')
  await server.stop()

  const rows = await database.db.selectFrom('mailings').select(['state', 'doubts']).execute()
  const doubts = rows.reduce((sum, row) => sum + row.doubts, 0)
  const ofReader = Map.groupBy(taken, ({ to }) => to)
  expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(READERS)
  expect(ofReader.size).toBe(READERS)
  // A mail may arrive twice only if a process was killed after the server had accepted it and before that was
  // recorded; both copies have the same id.
  const ids = taken.map(({ id }) => id)
  expect(new Set(ids).size).toBe(READERS)
  expect(new Set([...ids, 'sent again']).size, 'one under another id is seen').toBe(READERS + 1)
  expect(taken.length - READERS).toBeLessThanOrEqual(doubts)
  // Only mails that were being sent when a process was killed, at most four at a time, are sent again.
  expect(doubts).toBeLessThanOrEqual(KILLS * 4)
})
