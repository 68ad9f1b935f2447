import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EDITION_FILES, NewsStory } from '@plainwire/domain/contract'
import type { Publisher } from '@plainwire/domain/feed'
import { NEUTRAL_RANKING_PREFERENCES } from '@plainwire/domain/ranking'
import type { FeedParser, Newsroom } from '@plainwire/pipeline'
import { z } from 'zod'
import { buildEditionFromFeeds } from '../../packages/newsroom/src/draft/edition-from-feeds.ts'
import { handleListRequest } from '../../packages/web/src/edition/handlers/lists/list.ts'
import { createWorkerState } from '../../packages/web/src/edition/worker/worker-state.ts'

/** The number of cards of the front page that an editor labels. */
const CARDS = 30

/** A story of an edition, and the thread that it is in. */
const ThreadedStory = NewsStory.extend({
  /** Undefined for a story that is alone in its thread. */
  thread: z.object({ id: z.string() }).optional(),
})
/** A story with its thread. */
export type ThreadedStory = z.infer<typeof ThreadedStory>

/** The edition of one recorded day. */
export interface FrontPage {
  /** Date in the form 2020-05-30. */
  day: string
  /** The first cards of the front page, in order. */
  cards: ThreadedStory[]
  /** Every story of the edition. */
  stories: ThreadedStory[]
}

interface FrontPageTools {
  newsroom: Newsroom
  publishers: readonly Publisher[]
  parser: FeedParser
}

async function* recordedFeeds(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort()
  for (const name of names) {
    const file = join(folder, name)
    yield { file, url: pathToFileURL(file).href, contentType: undefined, bytes: await readFile(file) }
  }
}

/** Returns the ids of the first cards for a reader without place, interests or history. */
async function firstCards(newsJson: Uint8Array, now: Date): Promise<string[]> {
  const state = createWorkerState({
    fetch: async () => new Response(new Uint8Array(newsJson)),
    wait: async () => {},
  })
  const list = await handleListRequest(state, {
    edition: 1,
    nowMs: now.getTime(),
    language: 'en',
    place: undefined,
    interests: [],
    rankingPreferences: NEUTRAL_RANKING_PREFERENCES,
    mutes: [],
    section: 'all',
    onScreen: [],
    offset: 0,
    count: CARDS,
  })
  if (!list.ok) throw new Error(`The front page could not be made: ${list.failure}.`)
  return list.data.cards.map(({ id }) => id)
}

/**
 * Makes the edition of a recorded day with the code of the command `edition`, and its front page with the
 * code of the application.
 *
 * @param folder the feeds of that day
 */
export async function makeFrontPage(folder: string, tools: FrontPageTools): Promise<FrontPage> {
  const inputs = recordedFeeds(folder)
  const { files, moment } = await buildEditionFromFeeds({ ...tools, inputs, now: new Date(), at: undefined })
  const newsJson = files.get(EDITION_FILES.news)
  if (!newsJson) throw new Error(`The edition of ${folder} has no ${EDITION_FILES.news}.`)
  const news = z
    .object({ stories: z.array(ThreadedStory) })
    .parse(JSON.parse(Buffer.from(newsJson).toString()))
  const byId = new Map(news.stories.map((story) => [story.id, story]))
  const cards = (await firstCards(newsJson, moment)).flatMap((id) => byId.get(id) ?? [])
  return { day: basename(folder), cards, stories: news.stories }
}
