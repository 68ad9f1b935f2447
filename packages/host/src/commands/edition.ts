import type { Article } from '@plainwire/domain/article'
import type { EditionReport, EntryOutcome } from '@plainwire/domain/contract'
import type { Feed, ParsedFeed, Publisher } from '@plainwire/domain/feed'
import {
  cluster,
  composeAll,
  editionFiles,
  entryKey,
  type FeedParser,
  listedArticle,
  type Newsroom,
  newFeed,
  openDesk,
  passports,
} from '@plainwire/pipeline'
import { HostError } from '../host-error.ts'
import { editionReport } from '../newsroom/edition-report.ts'
import { type Input, stem, type UnreadInput } from './feed-inputs.ts'
import { publisherOf } from './publisher-of.ts'
import { recordedMoment } from './recorded-moment.ts'

interface EditionOrder {
  inputs: AsyncIterable<Input | UnreadInput>
  now: Date
  /** The moment the edition is made for; that of the feeds where it isn't given. */
  at: Date | undefined
  newsroom: Newsroom
  publishers: readonly Publisher[]
  parser: FeedParser
}

/** A feed that could be read, and where it came from. */
interface ReadFeed {
  input: Input
  parsed: ParsedFeed
}

interface Draft {
  /** By id, in the order of arrival. */
  articles: Map<string, Article>
  outcomes: EntryOutcome[]
  feeds: EditionReport['feeds']
  publishers: Map<string, Publisher>
}

/** Feeds in, an edition's files out: the stages of the running system, without network, database or page reading. */
export async function editionFromFeeds(order: EditionOrder) {
  const draft: Draft = { articles: new Map(), outcomes: [], feeds: [], publishers: new Map() }
  const feeds: ReadFeed[] = []
  for await (const input of order.inputs) {
    const read = await readInput(input, order, draft)
    if (read) feeds.push(read)
  }
  const parsed = feeds.map((feed) => feed.parsed)
  const moment = order.at ?? recordedMoment(parsed, order.now)
  for (const feed of feeds) takeFeed(feed, order.publishers, moment, draft)
  const desk = openDesk(order.newsroom, draft.publishers)
  const inOrder = [...draft.articles.values()].sort((a, b) => momentOf(a) - momentOf(b))
  await cluster(desk, inOrder)
  const { stories, heldBack } = await composeAll(order.newsroom, desk, moment)
  const held = new Map(heldBack.map(({ storyId, reason }) => [storyId, reason]))
  const storyOf = new Map<string, StoryInThread>()
  for (const { id: story, threadId: thread, articles } of desk.clusters.values())
    for (const article of articles) storyOf.set(article.id, { story, thread })
  const entries = draft.outcomes.map((outcome) => settle(outcome, storyOf, held))
  if (stories.length === 0) throw new HostError(`No story can be published: ${whyNot(entries)}.`)
  const report = editionReport({
    number: EDITION_NUMBER,
    publishedAt: moment,
    feeds: draft.feeds,
    entries,
    stories: stories.length,
  })
  const edition = await editionFiles({
    number: EDITION_NUMBER,
    content: 'live',
    fetchedAt: moment,
    stories,
    publishers: draft.publishers,
    report,
    passports: await passports(order.newsroom, desk, [], moment),
    // Nobody proxies pictures for a folder: their own addresses stay.
    signImage: (url) => url,
  })
  return { ...edition, moment, entries, reports: stories.map(({ reports }) => reports) }
}

/** A folder of its own has no editions before it. */
const EDITION_NUMBER = 1

const momentOf = (article: Article) => (article.publishedAt ?? article.firstSeenAt).getTime()

/** Parses one feed; one that can't be is noted in the report. */
async function readInput(
  input: Input | UnreadInput,
  order: EditionOrder,
  draft: Draft,
): Promise<ReadFeed | undefined> {
  const failed = (error: string) => {
    draft.feeds.push({ feed: input.file, publisher: stem(input.file), entries: 0, error })
    return undefined
  }
  if ('error' in input) return failed(input.error)
  const { bytes, url, contentType } = input
  const parsed = await order.parser
    .parse(bytes, { url, contentType, now: order.now })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  return parsed instanceof Error ? failed(parsed.message) : { input, parsed }
}

function takeFeed(
  { input, parsed }: ReadFeed,
  known: readonly Publisher[],
  moment: Date,
  draft: Draft,
): void {
  const publisher = publisherOf(parsed, input.file, known)
  draft.publishers.set(publisher.id, publisher)
  draft.feeds.push({ feed: input.file, publisher: publisher.id, entries: parsed.entries.length })
  takeEntries(
    parsed,
    newFeed(publisher, { url: input.url, categories: [] }, moment),
    publisher,
    moment,
    draft,
  )
}

function takeEntries(parsed: ParsedFeed, feed: Feed, publisher: Publisher, now: Date, draft: Draft): void {
  for (const [position, entry] of parsed.entries.entries()) {
    const about = {
      feed: feed.url,
      publisher: publisher.id,
      entry: entryKey(entry),
      title: entry.title,
      url: entry.link ?? null,
    }
    const article = listedArticle(entry, feed, publisher, now, position)
    if ('rejected' in article) {
      draft.outcomes.push({ ...about, outcome: 'rejected', reason: article.rejected })
    } else if (draft.articles.has(article.id)) {
      draft.outcomes.push({
        ...about,
        outcome: 'duplicate',
        reason: 'the publisher lists the same page twice',
      })
    } else {
      draft.articles.set(article.id, article)
      draft.outcomes.push({ ...about, outcome: 'published', story: article.id })
    }
  }
}

/** The commonest reason why entries were not published. */
function whyNot(entries: readonly EntryOutcome[]): string {
  const counts = new Map<string, number>()
  for (const { reason = '' } of entries) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const [commonest] = [...counts].sort(([, a], [, b]) => b - a)
  return commonest
    ? `of ${entries.length} entries ${commonest[1]} have this reason: ${commonest[0]}`
    : 'no feed has an entry'
}

/** A story's id and that of its thread. */
interface StoryInThread {
  story: string
  thread: string
}

/** Replaces the article's id by its story and thread, or by the reason why the story was held back. */
function settle(
  outcome: EntryOutcome,
  storyOf: Map<string, StoryInThread>,
  held: Map<string, string>,
): EntryOutcome {
  if (outcome.outcome !== 'published') return outcome
  const found = storyOf.get(outcome.story ?? '')
  const reason = found === undefined ? 'too old for this edition' : held.get(found.story)
  if (reason === undefined) return { ...outcome, ...found }
  const { story: _left, ...rest } = outcome
  return { ...rest, outcome: 'rejected', reason }
}
