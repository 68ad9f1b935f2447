import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Article } from '@plainwire/domain/article'
import { Publisher } from '@plainwire/domain/feed'
import { MINUTE_MS } from '@plainwire/domain/units'
import { createEditionSigner, generateEditionKey, type Newsroom } from '@plainwire/pipeline'
import { computeFeedId, type Db, saveFeedVisitResult, syncBundledPublishers } from '@plainwire/store'
import { testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { createEditJobRunner } from '../editing/edit-job.ts'
import { createEditionStateCache } from '../edition-states/edition-states.ts'
import { createPublishingService } from '../publishing/publishing.ts'
import { buildUnsignedImagePath, loadTestNewsroom } from '../testing-newsroom.ts'
import { rebuildStoredEdition } from './rebuild-stored.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-21T12:00:00Z')
const MADE_BY = { release: 'test', node: process.version }
const publishers = ['gazette', 'courier'].map((id) =>
  Publisher.parse({
    ...{ id, name: `The ${id}`, homepage: `https://${id}.example`, owner: id, country: 'GB', language: 'en' },
    ...{ kind: 'newspaper', feeds: [{ url: `https://${id}.example/feed`, categories: ['world'] }] },
  }),
)
const STORM = 'Tropical storm Nadira killed six people near Beira in Mozambique, the Red Cross said'
const TEXTS: [string, string, string, string][] = [
  ['a1', 'gazette', 'Storm Nadira kills six in Mozambique', `${STORM} on Friday as it came ashore.`],
  [
    'b1',
    'courier',
    'Storm Nadira kills six near Beira',
    `${STORM}. The harbour of Beira was closed on Saturday.`,
  ],
  [
    'c1',
    'courier',
    'Parliament in Tallinn elects Kaja Tamm',
    'The parliament in Tallinn elected Kaja Tamm as speaker.',
  ],
]

let newsroom: Newsroom
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-rebuild-'))
  newsroom = await loadTestNewsroom()
  await syncBundledPublishers(db, publishers, 'live', NOW)
  for (const one of TEXTS) await comesIn(...one)
  const context = { db, log: testLog(), now: () => NOW, newsroom }
  const edit = createEditJobRunner({
    ...context,
    states: createEditionStateCache(db, newsroom),
    worlds: () => [createPublisherRegistry('live', publishers)],
    publishing: createPublishingService({
      ...context,
      ...{
        editionsFolder: folder,
        signImage: buildUnsignedImagePath,
        intervalMs: MINUTE_MS,
        minLiveStories: 1,
      },
      ...{ onPublished: async () => {}, signer: createEditionSigner(generateEditionKey()), madeBy: MADE_BY },
    }),
  })
  await edit(new AbortController().signal)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function comesIn(id: string, publisherId: string, title: string, text: string): Promise<void> {
  const url = `https://${publisherId}.example/${id}`
  const article: Article = {
    ...{
      id,
      publisherId,
      url,
      canonicalUrl: url,
      title,
      summary: text,
      text,
      byline: undefined,
      language: 'en',
    },
    ...{
      publishedAt: NOW,
      updatedAt: undefined,
      firstSeenAt: NOW,
      wordCount: undefined,
      media: [],
      hints: ['world'],
    },
    ...{ sections: [], isPaywalled: false, feedPosition: 0 },
  }
  const feed = {
    id: computeFeedId('live', `https://${publisherId}.example/feed`),
    publisherId,
    content: 'live' as const,
  }
  const items = [{ entryKey: id, article, state: 'feed-only' as const }]
  await saveFeedVisitResult(db, { feed, items, rejected: [], now: NOW })
}

const rebuild = (from: Db = db, number = 1) =>
  rebuildStoredEdition(from, number, { newsroom, signImage: buildUnsignedImagePath })

class Undo extends Error {
  override readonly name = 'Undo'
}

/** The faults of the edition after a change of the database, which is undone. */
async function faultsAfter(change: (transaction: Db) => Promise<unknown>): Promise<string[]> {
  let faults: string[] = []
  const work = db.transaction().execute(async (transaction) => {
    await change(transaction)
    faults = (await rebuild(transaction)).faults
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return faults
}

test('an edition that nobody changed is rebuilt byte for byte', async () => {
  const { faults, files, ...facts } = await rebuild()
  expect(faults).toEqual([])
  expect(facts).toEqual({ stories: 2, articles: 3, answered: 0, madeBy: MADE_BY })
  expect([...files.keys()]).toContain('news.json')
})

test('a file that differs, one that was not published and one that is not made are named', async () => {
  const faults = await faultsAfter(async (transaction) => {
    const bytes = Buffer.from('{}')
    await transaction.insertInto('edition_blobs').values({ sha256: 'other', bytes }).execute()
    const files = transaction.updateTable('edition_files').where('edition', '=', 1)
    await files.set({ sha256: 'other' }).where('path', '=', 'news.json').execute()
    await files.set({ path: 'added.json' }).where('path', '=', 'report.json').execute()
  })
  expect(faults).toEqual([
    'news.json differs',
    'report.json was not published',
    'added.json is not made any more',
  ])
})

test('an edition without a signature proves nothing of its record', async () => {
  const faults = await faultsAfter((transaction) =>
    transaction.updateTable('editions').set({ signature: null }).execute(),
  )
  expect(faults).toEqual(['the edition is not signed, so nothing proves its record'])
})

test('a record that is not the one that was signed is a fault, even if the edition is the same', async () => {
  const faults = await faultsAfter(async (transaction) => {
    const { bytes } = await transaction
      .selectFrom('edition_records')
      .select('bytes')
      .executeTakeFirstOrThrow()
    const text = `${gunzipSync(bytes).toString()} `
    await transaction
      .updateTable('edition_records')
      .set({ bytes: gzipSync(text) })
      .execute()
  })
  expect(faults).toEqual(['the record is not the one that was signed'])
})

/** The hash and text of the recorded part about an article. */
async function partOf(from: Db, title: string) {
  const rows = await from.selectFrom('recorded_parts').select(['sha256', 'bytes']).execute()
  const parts = rows.map(({ sha256, bytes }) => ({ sha256, text: gunzipSync(bytes).toString() }))
  const part = parts.find(({ text }) => text.includes(`"${title}"`) && text.includes('canonicalUrl'))
  if (!part) throw new Error('no part')
  return part
}

test('a part of the record that was changed is counted, and what it changes is named', async () => {
  const faults = await faultsAfter(async (transaction) => {
    const { sha256, text } = await partOf(transaction, 'Parliament in Tallinn elects Kaja Tamm')
    const bytes = gzipSync(text.replace('elects Kaja Tamm', 'elects somebody'))
    await transaction.updateTable('recorded_parts').set({ bytes }).where('sha256', '=', sha256).execute()
  })
  expect(faults[0]).toBe('1 parts of the record were changed')
  expect(faults).toContain('news.json differs')
})

test('an edition whose record is missing or incomplete can’t be rebuilt', async () => {
  await expect(rebuild(db, 2)).rejects.toThrow('Nothing is recorded of edition 2')
  const incomplete = faultsAfter(async (transaction) => {
    const { sha256 } = await partOf(transaction, 'Parliament in Tallinn elects Kaja Tamm')
    await transaction.deleteFrom('recorded_parts').where('sha256', '=', sha256).execute()
  })
  await expect(incomplete).rejects.toThrow('A part of the record of edition 1 is missing.')
})
