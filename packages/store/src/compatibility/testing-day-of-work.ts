import { parseSearchQuery } from '@plainwire/domain/search'
import { followThing, listFollowedThings } from '../accounts/followed-things.ts'
import { changePreferences, findOrCreateReader, findReaderById } from '../accounts/readers.ts'
import { clearSavedStories, listSavedStories, saveStory } from '../accounts/saved-stories.ts'
import { beginProviderSignIn, consumeProviderSignIn } from '../accounts/sign-in/provider-sign-ins.ts'
import {
  beginSession,
  endSession,
  listSessionsOfReader,
  updateSessionWithLock,
} from '../accounts/sign-in/sessions.ts'
import { incrementHourlySignInMailCount } from '../accounts/sign-in/sign-ins.ts'
import { saveArticleEmbeddings } from '../articles/article-embeddings.ts'
import { listArticlesToPlaceInStories } from '../articles/articles-to-place.ts'
import { claimArticlesForPageFetch } from '../articles/articles-to-read.ts'
import { savePageOutcome } from '../articles/page-outcomes.ts'
import type { Db } from '../database/connect.ts'
import { iterateEditionFiles } from '../editions/edition-files.ts'
import { findCurrentEdition, queryNextEditionNumber, storeAndAnnounceEdition } from '../editions/editions.ts'
import { listActiveFeeds } from '../feeds/feeds.ts'
import type { Lease } from '../jobs/leases.ts'
import { readSetting, saveSetting } from '../settings.ts'
import { listOpenStoriesSince } from '../stories/clusters.ts'
import { saveClusteringAssignments } from '../stories/placements.ts'
import { searchStories } from '../stories/search-stories.ts'
import { shareStory } from '../stories/shared-stories.ts'
import { findStoryDetails, saveStories } from '../stories/stories.ts'
import { createGazettePublisher, saveTestVisit, takeEditLease } from '../testing/newsroom.ts'
import {
  hoursAfter,
  NOW,
  someClusteringDecisions,
  someDetails,
  someItem,
  somePlacement,
} from '../testing/samples.ts'

const READER = '00000000-0000-4000-8000-000000000001'
const SESSION = '00000000-0000-4000-8000-000000000002'
const bytes = (value: number) => Buffer.alloc(32, value)

/** Gathers an article, reads its page, places it in a story, writes the story and publishes an edition. */
async function edition(db: Db, lease: Lease, id: string): Promise<void> {
  const [feed] = await createGazettePublisher(db)
  if (!feed) throw new Error('There is no feed.')
  await listActiveFeeds(db, 'live')
  await saveTestVisit(db, feed, [someItem(id)])
  await claimArticlesForPageFetch(db, { now: NOW, limit: 4, publisherId: feed.publisherId })
  await savePageOutcome(db, id, { outcome: 'read', page: { text: `The whole text of ${id}.` } }, NOW)
  await listArticlesToPlaceInStories(db, { content: 'live', limit: 10, unreadBefore: NOW })
  await saveClusteringAssignments(
    db,
    lease,
    someClusteringDecisions({ placed: [somePlacement(id, { revision: 2 })] }),
  )
  const meaning = { articleId: id, textHash: `hash-${id}`, bytes: new Int8Array(8) }
  await saveArticleEmbeddings(db, { model: 'model', meanings: [meaning] })
  await listOpenStoriesSince(db, { content: 'live', since: NOW })
  await saveStories(db, lease, [{ details: someDetails(`story-${id}`), revision: 1 }], NOW)
  const number = await queryNextEditionNumber(db)
  const about = { number, content: 'live' as const, publishedAt: NOW, storyCount: 1, digest: `digest-${id}` }
  await storeAndAnnounceEdition(db, lease, about, [{ path: 'news.json', bytes: Buffer.from(id) }])
}

/** Reads the published edition like a serving process. */
async function reading(db: Db, id: string): Promise<void> {
  const current = await findCurrentEdition(db, 'live')
  for await (const _file of iterateEditionFiles(db, current?.number ?? 0));
  await findStoryDetails(db, `story-${id}`)
  const query = parseSearchQuery('headline')
  await searchStories(db, { query, content: 'live', language: 'en', limit: 10 })
  await shareStory(db, { details: someDetails(`story-${id}`), now: NOW })
  await saveSetting(db, 'seen', id)
  await readSetting(db, 'seen')
}

/** Runs the queries of a reader who signs in, saves a story, follows something and deletes the account. */
async function account(db: Db): Promise<void> {
  const signIn = { state: bytes(1), provider: 'google' as const }
  await beginProviderSignIn(db, { ...signIn, challenge: bytes(2), now: NOW })
  await consumeProviderSignIn(db, { ...signIn, since: hoursAfter(-1), now: NOW })
  await incrementHourlySignInMailCount(db, NOW)
  await findOrCreateReader(db, { id: READER, email: 'ada@reader.example', now: NOW })
  await findReaderById(db, READER)
  const device = { browser: 'Firefox', system: 'Linux' } as const
  await beginSession(db, { id: SESSION, readerId: READER, salt: bytes(3), device, now: NOW })
  await updateSessionWithLock(db, SESSION, ({ state }) => ({ ...state, rotatedAt: hoursAfter(1) }))
  await listSessionsOfReader(db, READER)
  await changePreferences(db, READER, (current) => current ?? ({} as never))
  const { headline, sub_headline, description, categories, tags, published_at } = someDetails('story-a').story
  const story = { headline, sub_headline, description, categories, tags, published_at, sources: [] }
  await saveStory(db, { readerId: READER, storyId: 'story-a', story, now: NOW, limit: 10 })
  await listSavedStories(db, READER)
  const thing = { kind: 'name', key: 'UN', label: 'UN', followedAt: NOW.toISOString() } as const
  await followThing(db, { readerId: READER, thing, limit: 5 })
  await listFollowedThings(db, READER)
  await clearSavedStories(db, READER)
  await endSession(db, SESSION)
}

/** Runs every kind of query that a release uses, once and in the same order, on an empty database. */
export async function runRepresentativeQueries(db: Db): Promise<void> {
  const lease = await takeEditLease(db)
  await edition(db, lease, 'a')
  await reading(db, 'a')
  await account(db)
  await edition(db, lease, 'b')
  await reading(db, 'b')
}
