import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW, someDetails } from '../testing/samples.ts'
import {
  findQueuedBulkMails,
  ProductAnnouncement,
  queueBreakingNewsMails,
  queueProductAnnouncement,
} from './bulk-mails.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => void (await db.deleteFrom('mail_issues').execute()))

const storyOf = (id: string, headline = `Headline of ${id}`) => someDetails(id, { headline }).story
const announcement = (id: string, subject = 'News'): ProductAnnouncement => ({
  id,
  texts: { en: { subject, paragraphs: ['A paragraph.'] } },
})
const breaking = (id: string, now = NOW, headline?: string) =>
  queueBreakingNewsMails(db, { story: storyOf(id, headline), now })
const announce = (id: string, now = NOW) =>
  queueProductAnnouncement(db, { announcement: announcement(id), now })
const since = (one: Date, other = one) => findQueuedBulkMails(db, { breaking: one, news: other })
const BEFORE = hoursAfter(-1)

test('a queued mail is found with its content', async () => {
  expect(await breaking('s1')).toBe('queued')
  expect(await announce('v2')).toBe('queued')
  expect(await since(BEFORE)).toEqual([
    { kind: 'breaking', key: 's1', queuedAt: NOW, story: storyOf('s1') },
    { kind: 'news', key: 'v2', queuedAt: NOW, announcement: announcement('v2') },
  ])
})

test('a story or announcement is queued once, and stays as it was', async () => {
  await breaking('s1')
  expect(await breaking('s1', hoursAfter(1), 'Another headline')).toBe('queued-before')
  expect(await since(BEFORE)).toMatchObject([{ queuedAt: NOW, story: { headline: 'Headline of s1' } }])
  await announce('v2')
  expect(await announce('v2', hoursAfter(1))).toBe('queued-before')
})

test('an announcement may have the id of a story', async () => {
  await breaking('same')
  expect(await announce('same')).toBe('queued')
  expect((await since(BEFORE)).map(({ kind }) => kind).toSorted()).toEqual(['breaking', 'news'])
})

test('each kind has its own time since which it counts, and mails are in the order of queueing', async () => {
  await breaking('later', hoursAfter(2))
  await breaking('b')
  await breaking('a')
  await announce('c', hoursAfter(1))
  const keys = async (...times: [Date, Date]) => (await since(...times)).map(({ key }) => key)
  expect(await keys(BEFORE, BEFORE)).toEqual(['a', 'b', 'c', 'later'])
  expect(await keys(NOW, BEFORE)).toEqual(['c', 'later'])
  expect(await keys(BEFORE, hoursAfter(1))).toEqual(['a', 'b', 'later'])
  expect(await keys(hoursAfter(2), hoursAfter(2))).toEqual([])
})

test('what PostgreSQL can’t store is removed', async () => {
  await breaking('s1', NOW, 'Nul \0 and half \ud800')
  expect(await since(BEFORE)).toMatchObject([{ story: { headline: 'Nul  and half \ufffd' } }])
})

const text = { subject: 'News', paragraphs: ['A paragraph.'] }
test.each([
  ['a text in English', { id: 'v1.2_3-x', texts: { en: text } }],
  ['texts in both languages', { id: 'v2', texts: { en: text, nl: text } }],
  ['the longest id', { id: 'x'.repeat(100), texts: { en: text } }],
  ['the longest subject', { id: 'v2', texts: { en: { ...text, subject: 'x'.repeat(200) } } }],
  [
    'fifty paragraphs',
    { id: 'v2', texts: { en: { ...text, paragraphs: Array(50).fill('x'.repeat(5_000)) } } },
  ],
])('an announcement with %s is accepted', (_name, given) => {
  expect(ProductAnnouncement.safeParse(given).success).toBe(true)
})

test.each([
  ['no text in English', { id: 'v2', texts: { nl: text } }],
  ['no text', { id: 'v2', texts: {} }],
  ['an unknown language', { id: 'v2', texts: { en: text, xx: text } }],
  ['an unknown field', { id: 'v2', texts: { en: text }, html: '<p>' }],
  ['no id', { id: '', texts: { en: text } }],
  ['an id with a space', { id: 'v 2', texts: { en: text } }],
  ['an id that is too long', { id: 'x'.repeat(101), texts: { en: text } }],
  ['an id of two lines', { id: 'v2\n', texts: { en: text } }],
  ['a blank subject', { id: 'v2', texts: { en: { ...text, subject: ' ' } } }],
  ['a subject that is too long', { id: 'v2', texts: { en: { ...text, subject: 'x'.repeat(201) } } }],
  ['no paragraph', { id: 'v2', texts: { en: { ...text, paragraphs: [] } } }],
  ['a blank paragraph', { id: 'v2', texts: { en: { ...text, paragraphs: ['\n'] } } }],
  ['a paragraph that is too long', { id: 'v2', texts: { en: { ...text, paragraphs: ['x'.repeat(5_001)] } } }],
  ['too many paragraphs', { id: 'v2', texts: { en: { ...text, paragraphs: Array(51).fill('x') } } }],
])('an announcement with %s is refused', (_name, given) => {
  expect(ProductAnnouncement.safeParse(given).success).toBe(false)
})
