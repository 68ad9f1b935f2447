import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extendStoryLog, findArticleMoves, type Story, type StoryLog } from '@plainwire/domain/story'
import { MINUTE_MS } from '@plainwire/domain/units'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildEditionFiles, type EditionFiles, type PublisherPassports } from '../7-publish/index.ts'
import { aReport } from '../7-publish/testing/example-edition.ts'
import { clusterArticles } from '../articles/cluster-articles.ts'
import { buildEditionPassports } from '../edition/edition-passports.ts'
import {
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import {
  createEditionState,
  createNewsroomFromReviewedData,
  type NewsroomServices,
} from '../newsroom/newsroom.ts'
import type { Translator } from '../ports.ts'
import { composeAllStories } from '../stories/compose-all.ts'
import type { Writer } from '../writing-ports.ts'
import { createEditionRecord, type EditionRecord, type SerialisedEditionRecord } from './edition-record.ts'
import { rebuildEdition } from './rebuild-edition.ts'

/**
 * The minutes of four editions: the second has new articles, the third only a later time, and in the fourth a
 * new hour has begun, so that all stories are scored again.
 */
const MINUTES = [0, 5, 10, 65]
const madeBy = { release: 'r', node: 'v' }
const signImage = (url: string) => `/images/signed/${Buffer.from(url).toString('base64url')}`

interface Made {
  edition: EditionFiles
  record: SerialisedEditionRecord
}

async function editions(services: NewsroomServices = {}): Promise<Made[]> {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData, services)
  const events = sampleEvents().slice(0, 24)
  const publishers = samplePublishers(events)
  const state = createEditionState(newsroom, publishers)
  const articles = sampleArticles(events).map(({ article }) => article)
  const half = Math.floor(articles.length / 2)
  const logs = new Map<string, StoryLog>()
  const made: Made[] = []
  for (const [index, minutes] of MINUTES.entries()) {
    const moment = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS)
    if (index < 2) await clusterArticles(state, index === 0 ? articles.slice(0, half) : articles.slice(half))
    const composed = await composeAllStories(newsroom, state, moment)
    const moves = findArticleMoves(composed.stories, [...logs])
    const stories = composed.stories.map((story): Story => {
      const log = extendStoryLog(logs.get(story.id), story, new Map(), moment, moves)
      logs.set(story.id, log)
      return { ...story, log, updatedAt: new Date(log.updatedAt) }
    })
    const measured: PublisherPassports = await buildEditionPassports(state, [], moment)
    const input = {
      number: index + 1,
      content: 'sample' as const,
      fetchedAt: moment,
      publishers,
      signImage,
      breaking: new Map([[stories[0]?.id ?? '', { since: moment.toISOString(), reports: 3, hours: 4 }]]),
      stories,
      report: aReport({ edition: index + 1, published_at: moment.toISOString() }),
      passports: measured,
    }
    const record = await createEditionRecord(input, state.composed, madeBy)
    made.push({ edition: await buildEditionFiles(input), record })
  }
  return made
}

/** Rebuilds the edition of a record, using only the text of the record and of its parts. */
function rebuilt(
  { text, parts }: SerialisedEditionRecord,
  change: (part: string) => string = (part) => part,
) {
  const stored = new Map(Array.from(parts, ([digest, part]) => [digest, change(part())]))
  const record: EditionRecord = JSON.parse(text)
  return rebuildEdition(record, {
    newsroom: createNewsroomFromReviewedData(testNewsroomData),
    signImage,
    part: (digest) => stored.get(digest) ?? '',
  })
}

const differing = (one: EditionFiles, other: EditionFiles) =>
  [...one.files].flatMap(([path, bytes]) =>
    Buffer.compare(bytes, other.files.get(path) ?? new Uint8Array()) === 0 ? [] : [path],
  )

let plain: Made[]
beforeAll(async () => {
  plain = await editions()
}, 120_000)

describe('an edition that is made again from its record', () => {
  test('has the same bytes in every file, over four editions', async () => {
    for (const { edition, record } of plain) {
      const again = await rebuilt(record)
      expect([...again.files.keys()]).toEqual([...edition.files.keys()])
      expect(differing(edition, again)).toEqual([])
    }
  }, 120_000)

  test('has the same bytes if a model and a translator contributed, without new requests to them', async () => {
    const writer: Writer = {
      write: async ({ extracted, storyId }) =>
        storyId.charCodeAt(0) % 2 === 0
          ? extracted
          : {
              ...extracted,
              headline: `${extracted.headline} now`,
              sentences: extracted.sentences.slice(0, 2),
            },
    }
    const translator: Translator = {
      translate: async (text) =>
        text.headline.length % 2 === 0
          ? undefined
          : { ...text, headline: `x ${text.headline}`, state: 'machine' },
      translateText: async () => undefined,
    }
    const made = await editions({ writer, translator })
    for (const { edition, record } of made.slice(0, 2)) {
      expect(edition.stories).toBeGreaterThan(5)
      expect(differing(edition, await rebuilt(record))).toEqual([])
    }
  }, 120_000)

  test('differs where an article was changed in its record', async () => {
    const [first] = plain
    if (!first) throw new Error('No edition.')
    const changed = await rebuilt(first.record, (part) => part.replaceAll(' in ', ' near '))
    expect(differing(first.edition, changed)).toContain('news.json')
  }, 120_000)
})

test('no pattern of the newsroom has flags inside it, by which processes of V8 13.6 differ', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const files: string[] = []
  for (const folder of ['domain/src', 'pipeline/src'])
    for (const entry of await readdir(join(root, folder), { withFileTypes: true, recursive: true }))
      if (/(?<!\.test)\.ts$/.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  const flagged = files.filter((file) => /\(\?[ims]*-?[ims]+:/.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(flagged).toEqual([])
})

test('an article that did not change is recorded once for several editions', async () => {
  const [, second, third] = plain
  const added = [...(third?.record.parts ?? [])].filter(([digest]) => !second?.record.parts.has(digest))
  // Only histories of stories were added, which have `members`; the articles are those of the second edition.
  for (const [, part] of added) expect(JSON.parse(part())).toHaveProperty('members')
  expect(third?.record.digest).not.toBe(second?.record.digest)
}, 120_000)
