import { generateKeyPairSync } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import { queueProductAnnouncement } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { recordingLog } from '@plainwire/store/testing-logs'
import { authenticate } from 'mailauth'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSmtpTransport } from '../mail/mail-transport.ts'
import { startMailServer, type TestMailServer } from '../mail/testing-mail-server.ts'
import { createMailingJob } from '../mailings/mailing-work.ts'
import {
  addReader,
  createTestEditionSource,
  mailingParts,
  SATURDAY,
  someStories,
} from '../mailings/testing-mailings.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let database: TestDatabase
let closers: (() => unknown)[] = []
let clock = SATURDAY.getTime()
const patience = { connectMs: 500, silenceMs: 500 }
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = SATURDAY.getTime()
  for (const table of ['readers', 'mail_issues', 'mail_budgets', 'leases'] as const)
    await database.db.deleteFrom(table).execute()
})
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

async function mailServer(behaviour?: SMTPServerOptions): Promise<TestMailServer> {
  const server = await startMailServer(behaviour)
  closers.unshift(() => server.stop())
  return server
}

function mailings(
  url: string,
  over: Parameters<typeof createSmtpTransport>[1] & { log?: ReturnType<typeof recordingLog>['log'] } = {},
) {
  const { log, ...options } = over
  const transport = createSmtpTransport(url, { patience, ...options })
  closers.unshift(() => transport.close())
  const parts = mailingParts({ db: database.db, transport, now: () => new Date(clock), ...(log && { log }) })
  const work = createMailingJob({ ...parts, editions: createTestEditionSource(someStories(3)) })
  return () => work(new AbortController().signal)
}
const rows = () => database.db.selectFrom('mailings').select(['state', 'tries', 'doubts']).execute()
const fieldOf = (mail: string, name: string) =>
  new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, 'im')
    .exec(mail)?.[1]
    ?.replaceAll(/\r\n[ \t]+/g, ' ')
    .trim()

test('row 29: what goes out says that one click stops it, and both are signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
  const { url, mails } = await mailServer()
  await addReader(database.db, { email: 'ada@example.org' })
  const dkim = { domain: 'plainwire.example', selector: 'news', privateKey: pem }
  expect(await mailings(url, { dkim })()).toMatchObject({ sent: 1 })
  const mail = mails[0] ?? ''
  expect(fieldOf(mail, 'List-Unsubscribe')).toMatch(
    /^<https:\/\/news\.example\/digest\/unsubscribe\?token=[\w-]+>, <mailto:editors@plainwire\.example\?subject=unsubscribe>$/,
  )
  expect(fieldOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(fieldOf(mail, 'List-Id')).toContain('<weekly.news.example>')
  expect(fieldOf(mail, 'Auto-Submitted')).toBe('auto-generated')
  const resolver = async (name: string, type: string) => {
    if (type === 'TXT' && name === 'news._domainkey.plainwire.example') return [[record]]
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  }
  const judge = async (text: string) =>
    (await authenticate(text, { ip: '127.0.0.1', helo: 'x.example', resolver })).dkim.results[0]
  const signed = await judge(mail)
  expect(signed?.status.result).toBe('pass')
  expect(signed?.signingHeaders?.keys.toLowerCase()).toMatch(/list-unsubscribe(?=.*list-unsubscribe-post)/)
  const forged = await judge(mail.replace('One-Click', 'Two-Click'))
  expect(forged?.status.result).not.toBe('pass')
})

describe('row 35: a mail server', () => {
  test('that is unreachable loses no mail, is retried after longer and longer pauses, and is logged without the reader', async () => {
    const { lines, log } = recordingLog()
    await addReader(database.db, { email: 'ada@example.org' })
    const run = mailings('smtp://127.0.0.1:1', { log })
    expect(await run()).toMatchObject({ sent: 0, refused: 1 })
    expect(await run()).toBeUndefined()
    clock += MINUTE_MS
    expect(await run()).toMatchObject({ refused: 1 })
    clock += MINUTE_MS
    expect(await run()).toBeUndefined()
    expect(lines.join()).not.toContain('ada')
    const { url, mails } = await mailServer()
    clock += 10 * MINUTE_MS
    expect(await mailings(url)()).toMatchObject({ sent: 1, doubtful: 0 })
    expect(mails).toHaveLength(1)
  })

  test('that refuses for now is tried again, later each time', async () => {
    let refusals = 2
    const { url, mails } = await mailServer({
      onRcptTo(_address, _session, done) {
        refusals -= 1
        done(refusals >= 0 ? Object.assign(new Error('later'), { responseCode: 451 }) : null)
      },
    })
    await addReader(database.db)
    const run = mailings(url)
    expect(await run()).toMatchObject({ refused: 1 })
    expect(await run()).toMatchObject({ sent: 0, refused: 0 })
    clock += MINUTE_MS
    expect(await run()).toMatchObject({ refused: 1 })
    clock += MINUTE_MS
    expect(await run()).toMatchObject({ sent: 0, refused: 0 })
    clock += MINUTE_MS
    expect(await run()).toMatchObject({ sent: 1 })
    expect(mails).toHaveLength(1)
  })

  test('that reports an unknown address stops mails to it, and to no other', async () => {
    const { url, mails } = await mailServer({
      onRcptTo({ address }, _session, done) {
        done(
          address.startsWith('gone')
            ? Object.assign(new Error(`no ${address}`), { responseCode: 550 })
            : null,
        )
      },
    })
    await addReader(database.db, { email: 'gone@example.org' })
    await addReader(database.db, { email: 'ada@example.org' })
    const run = mailings(url)
    expect(await run()).toMatchObject({ sent: 1, suspended: 1 })
    const announcement = { id: 'radio', texts: { en: { subject: 'Radio', paragraphs: ['Listen.'] } } }
    await queueProductAnnouncement(database.db, { announcement, now: new Date(clock) })
    expect(await run()).toMatchObject({ sent: 1, suspended: 0 })
    expect(mails).toHaveLength(2)
  })

  test('that takes a mail and says nothing gets it again under the same id, counted as a doubt', async () => {
    const ids: (string | undefined)[] = []
    let isDropping = true
    const { url } = await mailServer({
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          ids.push(fieldOf(Buffer.concat(chunks).toString('utf8'), 'Message-ID'))
          // At first, the server accepts the mail without confirming it.
          if (!isDropping) done()
        })
      },
    })
    await addReader(database.db)
    const run = mailings(url)
    expect(await run()).toMatchObject({ sent: 0, refused: 1 })
    expect(await rows()).toEqual([{ state: 'handed', tries: 1, doubts: 0 }])
    isDropping = false
    clock += MINUTE_MS
    expect(await run()).toMatchObject({ sent: 1, doubtful: 1 })
    expect(await rows()).toEqual([{ state: 'sent', tries: 2, doubts: 1 }])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('that refuses a mail repeatedly gets it eight times at most', async () => {
    const { url } = await mailServer({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('no'), { responseCode: 554 })))
      },
    })
    await addReader(database.db)
    const run = mailings(url)
    for (let minute = 0; minute < 600; minute += 60) {
      await run()
      clock += HOUR_MS
    }
    expect(await rows()).toEqual([{ state: 'failed', tries: 8, doubts: 0 }])
  })
})
