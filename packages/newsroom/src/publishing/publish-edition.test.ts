import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BreakingStory } from '@plainwire/domain/breaking'
import { someDetails } from '@plainwire/domain/testing'
import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import {
  createEditionSigner,
  createEditionState,
  type EditionFiles,
  generateEditionKey,
  type Newsroom,
} from '@plainwire/pipeline'
import { type ContentKind, type Edition, findCurrentEdition, type Lease, takeLease } from '@plainwire/store'
import { type TestLog, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { buildUnsignedImagePath, loadTestNewsroom } from '../testing-newsroom.ts'
import { buildEditionReport } from './edition-report.ts'
import { publishEdition } from './publish-edition.ts'

vi.setConfig({ hookTimeout: 60_000 })
const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-21T12:00:00Z')
const { story, ...page } = someDetails()
const detailsOf = (id: string) => ({ ...page, id, story: { ...story, id } })

let newsroom: Newsroom
let folder: string
let log: TestLog
let lease: Lease
let published: Edition[]
beforeAll(async () => {
  newsroom = await loadTestNewsroom()
})
beforeEach(async () => {
  const tables = [
    'breaking_stories',
    'mail_issues',
    'story_versions',
    'stories',
    'edition_records',
    'edition_files',
  ] as const
  for (const table of [...tables, 'editions'] as const) await db.deleteFrom(table).execute()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-publish-'))
  log = testLog()
  published = []
  lease = await nextLease()
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => database.drop())

async function nextLease(): Promise<Lease> {
  const taken = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: HOUR_MS })
  if (!taken) throw new Error('the lease is taken')
  return taken
}

async function placed(id: string, lastAt: Date, content: ContentKind = 'live'): Promise<void> {
  const times = { opened_at: lastAt, first_at: lastAt, last_at: lastAt }
  await db
    .insertInto('stories')
    .values({ id, content, state: 'open', revision: 3, ...times })
    .execute()
}

const broke = (id: string): BreakingStory => ({ id, threadId: undefined, brokeAt: NOW, reports: 4 })
async function publish(
  ids: string[],
  { content = 'live' as ContentKind, fresh = [] as BreakingStory[] } = {},
) {
  const world = createPublisherRegistry(content, [])
  const about = { number: 5, publishedAt: NOW }
  const report = buildEditionReport({ ...about, feeds: [], entries: [], stories: ids.length })
  const made: EditionFiles = {
    ...{ number: 5, content, publishedAt: NOW.toISOString(), stories: ids.length, leftOut: [] },
    files: new Map([['news.json', Buffer.from('{}')]]),
    details: ids.map(detailsOf),
  }
  const context = {
    ...{
      db,
      log,
      now: () => NOW,
      newsroom,
      editionsFolder: folder,
      signImage: buildUnsignedImagePath,
      minLiveStories: 1,
    },
    ...{
      signer: createEditionSigner(generateEditionKey()),
      madeBy: { release: 'test', node: process.version },
    },
    ...{ intervalMs: HOUR_MS, onPublished: async (edition: Edition) => void published.push(edition) },
  }
  const input = {
    ...{
      number: 5,
      content,
      fetchedAt: NOW,
      publishers: world.publishers,
      signImage: buildUnsignedImagePath,
    },
    ...{ stories: [], report, passports: {} as never },
  }
  const order = { world, state: createEditionState(newsroom, world.publishers), lease }
  await publishEdition(context, order, { made, input, fresh, logs: new Map(), moment: NOW })
}
const pointer = async () => JSON.parse(await readFile(join(folder, 'current.json'), 'utf8'))
const rows = (table: 'mail_issues' | 'breaking_stories' | 'edition_records') =>
  db.selectFrom(table).selectAll().execute()

test('an edition is stored, written to its folder and announced, with one digest and its signature', async () => {
  await placed('s1', NOW)
  await publish(['s1'])
  const current = await findCurrentEdition(db, 'live')
  expect(current).toMatchObject({ number: 5, content: 'live', publishedAt: NOW, storyCount: 1 })
  expect(await pointer()).toMatchObject({ number: 5, digest: current?.digest })
  expect(await readFile(join(folder, '5', 'signature.json'), 'utf8')).toBe(current?.signature)
  expect(published).toEqual([current])
  expect(await rows('edition_records')).toMatchObject([{ edition: 5 }])
  expect(log.lines).toMatchObject([{ level: 'info', context: { edition: 5, content: 'live', stories: 1 } }])
})

test('stories of the window are stored as written at their revision, others are not', async () => {
  await placed('s1', new Date(NOW.getTime() - 7 * DAY_MS))
  await placed('s2', new Date(NOW.getTime() - 7 * DAY_MS - 1))
  await placed('s3', NOW, 'sample')
  await publish(['s1', 's2', 's3', 'unknown'])
  const stored = await db
    .selectFrom('stories')
    .select(['id', 'written_revision', 'details'])
    .orderBy('id')
    .execute()
  expect(stored).toMatchObject([
    { id: 's1', written_revision: 3, details: { id: 's1' } },
    { id: 's2', written_revision: null, details: null },
    { id: 's3', written_revision: null, details: null },
  ])
})

test('what breaks is recorded and mailed once, with the text of the edition', async () => {
  await placed('s1', NOW)
  await publish(['s1'], { fresh: [broke('s1')] })
  expect(await rows('breaking_stories')).toMatchObject([{ story_id: 's1', broke_at: NOW, reports: 4 }])
  expect(await rows('mail_issues')).toMatchObject([{ kind: 'breaking', key: 's1', content: { id: 's1' } }])
})

test('nobody gets a mail about the sample', async () => {
  await placed('s1', NOW, 'sample')
  await publish(['s1'], { content: 'sample', fresh: [broke('s1')] })
  expect(await rows('breaking_stories')).toHaveLength(1)
  expect(await rows('mail_issues')).toEqual([])
})

test('an editor that has lost its lease publishes nothing', async () => {
  await placed('s1', NOW)
  await nextLease()
  await expect(publish(['s1'])).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect([await findCurrentEdition(db, 'live'), published]).toEqual([undefined, []])
  await expect(pointer()).rejects.toMatchObject({ code: 'ENOENT' })
})
