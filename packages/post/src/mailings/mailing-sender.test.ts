import { randomUUID } from 'node:crypto'
import { findMailRecipient, runWhileHoldingLease } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { recordingLog } from '@plainwire/store/testing-logs'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MailVariant } from '../digest/digest-texts.ts'
import { verifyMailToken } from '../digest/mail-link.ts'
import type { OutgoingMail } from '../mail/outgoing-mail.ts'
import type { MailingDependencies, MailToCompose } from './mail-handover.ts'
import { MailingSender } from './mailing-sender.ts'
import { addReader, mailingParts, SATURDAY, TEST_KEYS } from './testing-mailings.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { log, lines } = recordingLog()
let database: TestDatabase
let mails: OutgoingMail[] = []
let clock = SATURDAY.getTime()
/** What the mail server does with a mail, set by the test. */
let answer: (mail: OutgoingMail) => Promise<void> = async () => undefined
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mails = []
  lines.length = 0
  clock = SATURDAY.getTime()
  answer = async () => undefined
  for (const table of ['readers', 'mail_budgets', 'leases'] as const)
    await database.db.deleteFrom(table).execute()
})

const transport = {
  send(mail: OutgoingMail) {
    mails.push(mail)
    return answer(mail)
  },
  close: () => undefined,
}
async function wantedFor(email: string, variant: MailVariant = 'weekly'): Promise<MailToCompose> {
  const reader = await findMailRecipient(database.db, await addReader(database.db, { email }))
  if (!reader) throw new Error('There is no reader.')
  const kind = variant === 'breaking' || variant === 'news' ? variant : ('digest' as const)
  const about = { readerId: reader.id, key: 'k1', variant, day: '2026-11-21', storyIds: ['s1'] }
  const draw = (url: string) => ({ subject: 'News', html: `<p>${url}</p>`, text: url })
  return { reader, variant, mailing: { ...about, kind }, draw }
}
const wantedOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => wantedFor(`reader${index}@example.org`)))

/** Sends mails in a run of its own, like another process. */
async function send(
  wanted: MailToCompose[],
  over: Partial<MailingDependencies> & { signal?: AbortSignal } = {},
) {
  const { signal, ...changed } = over
  const parts = mailingParts({ db: database.db, transport, log, now: () => new Date(clock), ...changed })
  const lease = { name: 'mailings', holder: randomUUID(), ttlMs: 60_000 }
  const held = await runWhileHoldingLease(database.db, lease, async (own, lost) => {
    const sender = new MailingSender(parts, own, signal ?? lost)
    await sender.send(wanted)
    return sender
  })
  if (!held) throw new Error('Another run has the lease.')
  return held.result
}
const states = async () => {
  const rows = await database.db.selectFrom('mailings').select('state').execute()
  return rows.map(({ state }) => state).toSorted()
}
const refusal = (over: object) => Promise.reject(Object.assign(new Error('ada@example.org'), over))

describe('a mail', () => {
  test.each([
    ['weekly', 'weeklyDigest', 'Plainwire weekly digest'],
    ['daily', 'dailyDigest', 'Plainwire daily digest'],
    ['breaking', 'breakingNews', 'Plainwire breaking news'],
    ['news', 'productUpdates', 'Plainwire product news'],
  ] as const)(
    'of the kind %s has a link that stops these mails, in itself and for mail programs',
    async (variant, purpose, listName) => {
      const wanted = await wantedFor('ada@example.org', variant)
      await send([wanted])
      const [mail] = mails
      expect(mail).toMatchObject({
        to: 'ada@example.org',
        from: 'Plainwire <editors@plainwire.example>',
        list: {
          listId: `${variant}.news.example`,
          listName,
          unsubscribeMail: 'mailto:editors@plainwire.example?subject=unsubscribe',
        },
      })
      expect(mail?.text).toBe(mail?.list?.unsubscribeUrl)
      const token = new URL(mail?.text ?? '').searchParams.get('token') ?? ''
      const inTenYears = new Date('2036-11-21T08:00:00Z')
      expect(verifyMailToken(token, TEST_KEYS, inTenYears)).toMatchObject({
        readerId: wanted.reader.id,
        purpose,
      })
    },
  )

  test('has one id at each attempt, which is that of no other mail and reveals no reader', async () => {
    const [ada, ben] = [await wantedFor('ada@example.org'), await wantedFor('ben@example.org')]
    answer = () => refusal({ responseCode: 451, command: 'DATA' })
    await send([ada, ben])
    clock += 3_600_000
    await send([ada])
    clock += 3_600_000
    await send([{ ...ada, mailing: { ...ada.mailing, key: 'k2' } }])
    const ids = ['ada', 'ben'].map((name) =>
      mails.filter(({ to }) => to.startsWith(name)).map((mail) => mail.messageId),
    )
    expect(ids[0]?.[0]).toBe(ids[0]?.[1])
    expect(new Set(ids.flat()).size).toBe(3)
    expect(ids[0]?.[0]).toMatch(/^[\da-f]{40}@news\.example$/)
  })
})

describe('mails', () => {
  test('go out four at a time', async () => {
    let [now, most] = [0, 0]
    answer = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setImmediate(resolve))
      now -= 1
    }
    const { tally, isOver } = await send(await wantedOf(12))
    expect([tally.sent, isOver]).toEqual([12, false])
    expect([2, 3, 4]).toContain(most)
    expect(await states()).toEqual(Array.from({ length: 12 }, () => 'sent'))
  })

  test('beyond the budget are neither sent nor claimed, and the run is over', async () => {
    const sender = await send(await wantedOf(5), { budget: { perMinute: 3, perDay: 100 } })
    expect([sender.tally.sent, sender.isOver, sender.isServerAway]).toEqual([3, true, false])
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  test('aren’t claimed after the process was stopped', async () => {
    const sender = await send(await wantedOf(2), { signal: AbortSignal.abort() })
    expect([sender.isStopped, mails, await states()]).toEqual([true, [], []])
  })

  test('that have begun are finished when the process is stopped, and the others wait', async () => {
    const stop = new AbortController()
    answer = async () => stop.abort()
    const { tally } = await send(await wantedOf(9), { signal: stop.signal })
    expect(tally.sent).toBe(mails.length)
    expect(mails.length).toBeLessThanOrEqual(4)
    const waiting = (await states()).filter((state) => state === 'claimed')
    expect(waiting).toHaveLength(9 - mails.length)
  })
})

describe('a mail server', () => {
  test('that refuses one mail gets the others, and the one is tried again', async () => {
    answer = ({ to }) =>
      to.startsWith('reader1@') ? refusal({ responseCode: 451, command: 'RCPT TO' }) : Promise.resolve()
    const wanted = await wantedOf(6)
    const sender = await send(wanted)
    expect(sender.tally).toEqual({ sent: 5, doubtful: 0, refused: 1, suspended: 0 })
    expect([sender.isOver, sender.isServerAway]).toEqual([false, false])
    answer = async () => undefined
    clock += 60_000
    expect((await send(wanted)).tally).toEqual({ sent: 1, doubtful: 0, refused: 0, suspended: 0 })
  })

  test('that knows no such address ends mails to it for good', async () => {
    answer = () => refusal({ responseCode: 550, command: 'RCPT TO' })
    const wanted = await wantedFor('gone@example.org')
    const { tally, isOver } = await send([wanted])
    expect([tally, isOver]).toEqual([{ sent: 0, doubtful: 0, refused: 0, suspended: 1 }, false])
    expect(await states()).toEqual(['failed'])
    const reader = await findMailRecipient(database.db, wanted.reader.id)
    expect(reader?.mail.suspended).toMatchObject({ for: 'bounce', at: SATURDAY })
  })

  test('that is away ends the run: no more than the mails under way are tried', async () => {
    answer = () => refusal({ code: 'ECONNREFUSED', syscall: 'connect' })
    const sender = await send(await wantedOf(9))
    expect([sender.isOver, sender.isServerAway, sender.tally.sent]).toEqual([true, true, 0])
    expect(mails.length).toBeLessThanOrEqual(4)
    expect(sender.tally.refused).toBe(mails.length)
    expect(await states()).toEqual(Array.from({ length: 9 }, () => 'claimed'))
    expect(new Set(lines)).toEqual(new Set(['The mail server did not take a mail.']))
  })

  test('that may have taken a mail gets it again, and that counts as a doubt', async () => {
    answer = () => refusal({ code: 'ESOCKET' })
    const wanted = await wantedFor('ada@example.org')
    const first = await send([wanted])
    expect([first.isServerAway, first.tally.refused, await states()]).toEqual([true, 1, ['handed']])
    answer = async () => undefined
    clock += 59_999
    expect((await send([wanted])).tally.sent).toBe(0)
    clock += 1
    expect((await send([wanted])).tally).toEqual({ sent: 1, doubtful: 1, refused: 0, suspended: 0 })
  })
})
