import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteReader, findOrCreateReader } from '../accounts/readers.ts'
import { type Lease, releaseLease, takeLease } from '../jobs/leases.ts'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import {
  markMailingFailed,
  markMailingHandedOver,
  markMailingSent,
  postponeMailing,
} from './mailing-outcomes.ts'
import { claimMailings, listMailings, type NewMailing } from './mailings.ts'

const database = await testDatabase()
const { db } = database
let ada: string
let grace: string
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('readers').execute()
  ada = await findOrCreateReader(db, { id: randomUUID(), email: 'ada@example.org', now: NOW })
  grace = await findOrCreateReader(db, { id: randomUUID(), email: 'grace@example.org', now: NOW })
  lease = await nextLease()
})

/** Takes the lease like the next run of the job, so that the previous run no longer holds it. */
async function nextLease(): Promise<Lease> {
  const taken = await takeLease(db, { name: 'mailings', holder: 'test', ttlMs: HOUR_MS })
  if (!taken) throw new Error('the lease is taken')
  return taken
}

const mail = (key: string, change: Partial<NewMailing> = {}): NewMailing => ({
  readerId: ada,
  kind: 'digest',
  key,
  variant: 'daily',
  day: '2026-11-21',
  storyIds: ['s1'],
  ...change,
})
const nameOf = ({ readerId, kind, key }: NewMailing) => ({ readerId, kind, key })
const claim = (mailings: NewMailing[], now = NOW) => claimMailings(db, lease, { mailings, now })
const list = () => listMailings(db, { readerIds: [ada, grace], since: new Date(0) })
const stateOf = async (key: string) => (await list()).find((one) => one.key === key)?.state

test('a mail is claimed once by a holder, and by the next one if it was left unfinished', async () => {
  const one = mail('2026-11-21')
  const claimed = [{ name: nameOf(one), isDoubtful: false }]
  expect(await claim([one])).toEqual(claimed)
  expect(await claim([one])).toEqual([])
  lease = await nextLease()
  expect(await claim([{ ...one, storyIds: ['s2'], variant: 'weekly' }], hoursAfter(1))).toEqual(claimed)
  expect(await list()).toEqual([
    {
      ...one,
      storyIds: ['s2'],
      variant: 'weekly',
      state: 'claimed',
      claimedAt: hoursAfter(1),
      sentAt: undefined,
    },
  ])
})

test('a mail that the mail server may have accepted is claimed again as doubtful, and remains so', async () => {
  const one = mail('2026-11-21')
  await claim([one])
  await markMailingHandedOver(db, nameOf(one), lease)
  lease = await nextLease()
  expect(await claim([one])).toMatchObject([{ isDoubtful: true }])
  lease = await nextLease()
  expect(await claim([one])).toMatchObject([{ isDoubtful: true }])
})

test('mails that were sent, refused or empty are never claimed again', async () => {
  const all = [mail('sent'), mail('failed'), mail('empty', { storyIds: [] })]
  expect((await claim(all)).map(({ name }) => name.key).toSorted()).toEqual(['failed', 'sent'])
  await markMailingHandedOver(db, nameOf(mail('sent')), lease)
  await markMailingSent(db, nameOf(mail('sent')), lease, hoursAfter(1))
  await markMailingFailed(db, nameOf(mail('failed')), lease)
  lease = await nextLease()
  expect(await claim(all)).toEqual([])
  expect((await list()).map(({ key, state, sentAt }) => [key, state, sentAt])).toEqual([
    ['sent', 'sent', hoursAfter(1)],
    ['failed', 'failed', undefined],
    ['empty', 'empty', undefined],
  ])
})

test('only a digest may be empty: other mails have no stories of their own', async () => {
  await claim([mail('news', { kind: 'news', storyIds: [], variant: undefined })])
  expect(await list()).toMatchObject([{ key: 'news', state: 'claimed', variant: undefined }])
})

test('a process that has lost the lease claims nothing, and no mails need no lease', async () => {
  const lost = lease
  lease = await nextLease()
  const mailings = [mail('2026-11-21')]
  await expect(claimMailings(db, lost, { mailings, now: NOW })).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(await claimMailings(db, lost, { mailings: [], now: NOW })).toEqual([])
  expect(await list()).toEqual([])
})

test('a mail is handed over once, by who claimed it', async () => {
  await claim([mail('a'), mail('b')])
  expect(await markMailingHandedOver(db, nameOf(mail('a', { readerId: grace })), lease)).toBe(false)
  expect(await markMailingHandedOver(db, nameOf(mail('a')), lease)).toBe(true)
  expect(await markMailingHandedOver(db, nameOf(mail('a')), lease)).toBe(false)
  const lost = lease
  lease = await nextLease()
  expect(await markMailingHandedOver(db, nameOf(mail('b')), lost)).toBe(false)
  expect(await markMailingHandedOver(db, nameOf(mail('b')), lease)).toBe(false)
  expect([await stateOf('a'), await stateOf('b')]).toEqual(['handed', 'claimed'])
})

test('no mail is handed over after the lease has ended or the reader has left', async () => {
  await claim([mail('a', { readerId: grace }), mail('b')])
  await deleteReader(db, { id: grace, addresses: [Buffer.from('x')], now: NOW })
  expect(await markMailingHandedOver(db, nameOf(mail('a', { readerId: grace })), lease)).toBe(false)
  await releaseLease(db, lease)
  expect(await markMailingHandedOver(db, nameOf(mail('b')), lease)).toBe(false)
})

test('a process whose claim was taken records no outcome', async () => {
  const lost = lease
  await claim([mail('a')])
  lease = await nextLease()
  await claim([mail('a')])
  await markMailingSent(db, nameOf(mail('a')), lost, NOW)
  await markMailingFailed(db, nameOf(mail('a')), lost)
  await postponeMailing(db, nameOf(mail('a')), lost, { now: NOW, mayHaveArrived: true })
  expect(await stateOf('a')).toBe('claimed')
})

test('a mail is retried after 1, 2, 4 and more minutes, at most an hour, and given up at the eighth attempt', async () => {
  const one = mail('a')
  let now = NOW
  for (const minutes of [1, 2, 4, 8, 16, 32, 60]) {
    expect(await claim([one], now)).toHaveLength(1)
    await markMailingHandedOver(db, nameOf(one), lease)
    await postponeMailing(db, nameOf(one), lease, { now, mayHaveArrived: false })
    expect(await stateOf('a')).toBe('claimed')
    lease = await nextLease()
    const next = new Date(now.getTime() + minutes * MINUTE_MS)
    expect(await claim([one], new Date(next.getTime() - 1))).toEqual([])
    now = next
  }
  expect(await claim([one], now)).toEqual([{ name: nameOf(one), isDoubtful: false }])
  await markMailingHandedOver(db, nameOf(one), lease)
  await postponeMailing(db, nameOf(one), lease, { now, mayHaveArrived: false })
  expect(await stateOf('a')).toBe('failed')
})

test('a mail whose connection ended before the answer is doubtful at the next attempt', async () => {
  await claim([mail('a')])
  await markMailingHandedOver(db, nameOf(mail('a')), lease)
  await postponeMailing(db, nameOf(mail('a')), lease, { now: NOW, mayHaveArrived: true })
  lease = await nextLease()
  expect(await claim([mail('a')], hoursAfter(1))).toMatchObject([{ isDoubtful: true }])
})

test('a retry that a wrong clock put further ahead than any delay is due at once', async () => {
  await claim([mail('a'), mail('b')])
  const ahead = (minutes: number) => ({
    now: new Date(NOW.getTime() + minutes * MINUTE_MS),
    mayHaveArrived: false,
  })
  await postponeMailing(db, nameOf(mail('a')), lease, ahead(60))
  await postponeMailing(db, nameOf(mail('b')), lease, ahead(61))
  lease = await nextLease()
  expect((await claim([mail('a'), mail('b')])).map(({ name }) => name.key)).toEqual(['b'])
})

test('mails are listed for the given readers since a moment, the latest first', async () => {
  await claim([mail('2026-11-19')], hoursAfter(-1))
  await claim([mail('2026-11-20'), mail('2026-11-21'), mail('2026-11-21', { readerId: grace })])
  const keys = async (readerIds: string[], since: Date) =>
    (await listMailings(db, { readerIds, since })).map(({ key }) => key)
  expect(await keys([ada], hoursAfter(-1))).toEqual(['2026-11-21', '2026-11-20', '2026-11-19'])
  expect(await keys([ada], NOW)).toEqual(['2026-11-21', '2026-11-20'])
  expect(await keys([ada, grace], NOW)).toHaveLength(3)
  expect(await keys([], hoursAfter(-1))).toEqual([])
})
