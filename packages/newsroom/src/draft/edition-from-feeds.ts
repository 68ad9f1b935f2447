import type { ParsedFeed, Publisher } from '@plainwire/domain/feed'
import {
  createEditionState,
  createFeed,
  type DueFeed,
  type EditionDependencies,
  type EditionState,
  type FeedParser,
  type Newsroom,
  runEditionPipeline,
} from '@plainwire/pipeline'
import { addFeedToDraft, createEmptyDraft, type EditionDraft, planDraftEdition } from './edition-draft.ts'
import { getFileStem, type InputDocument, type UnreadableDocument } from './input.ts'
import { determineFeedPublisher } from './publisher-of.ts'
import { estimateFeedFetchTime } from './recording-time.ts'

interface EditionOrder {
  inputs: AsyncIterable<InputDocument | UnreadableDocument>
  now: Date
  /**
   * The time of the edition; if undefined, the time at which the feeds were fetched, as estimated from their
   * entries.
   */
  at: Date | undefined
  newsroom: Newsroom
  publishers: readonly Publisher[]
  parser: FeedParser
}

/** A parsed feed with the document that contains it. */
interface ReadFeed {
  input: InputDocument
  parsed: ParsedFeed
}

/**
 * Makes an edition's files from feeds, through the same stages as the running system but without the network,
 * the database or the articles' pages. Rejects with a NewsroomError if no story can be published.
 */
export async function buildEditionFromFeeds(order: EditionOrder) {
  const draft = createEmptyDraft()
  const read: ReadFeed[] = []
  for await (const input of order.inputs) {
    const feed = await readInput(input, order, draft)
    if (feed) read.push(feed)
  }
  const parsed = read.map((feed) => feed.parsed)
  const moment = order.at ?? estimateFeedFetchTime(parsed, order.now)
  const feeds = new Map(read.map((feed) => [dueFeed(feed, order.publishers, moment, draft), feed.parsed]))
  const state = createEditionState(order.newsroom, draft.publishers)
  const edition = await runEditionPipeline(memoryPorts(order.newsroom, state, feeds, draft), () => moment)
  if (!edition) throw new Error('An edition in memory is always due and never refused.')
  const { outcomes: entries, reports, input } = draft
  return { ...edition, moment, entries, reports, input, composed: state.composed }
}

/** Converts a parsed feed to a feed that is due for a visit, and adds its publisher to the draft. */
function dueFeed(
  { input, parsed }: ReadFeed,
  known: readonly Publisher[],
  moment: Date,
  draft: EditionDraft,
): DueFeed {
  const publisher = determineFeedPublisher(parsed, input.file, known)
  draft.publishers.set(publisher.id, publisher)
  draft.feeds.push({ feed: input.file, publisher: publisher.id, entries: parsed.entries.length })
  return { feed: createFeed(publisher, { url: input.url, categories: [] }, moment), publisher }
}

/** Returns the pipeline's dependencies for an edition of parsed feeds; they store everything in the draft. */
function memoryPorts(
  newsroom: Newsroom,
  state: EditionState,
  feeds: ReadonlyMap<DueFeed, ParsedFeed>,
  draft: EditionDraft,
): EditionDependencies {
  return {
    newsroom,
    state,
    dueFeeds: async () => [...feeds.keys()],
    visit: async (due) => ({ feed: due.feed, entries: feeds.get(due)?.entries ?? [], outcome: 'new' }),
    saveVisit: async (visit) => addFeedToDraft(draft, visit),
    pages: undefined,
    unplaced: async function* () {
      yield { articles: [...draft.articles.values()], save: async () => {} }
    },
    isDue: async () => true,
    plan: async (composed, moment) => planDraftEdition(draft, state, composed, moment),
  }
}

/** Parses a feed. If this fails, the error is added to the draft's list of feeds. */
async function readInput(
  input: InputDocument | UnreadableDocument,
  order: EditionOrder,
  draft: EditionDraft,
): Promise<ReadFeed | undefined> {
  const failed = (error: string) => {
    draft.feeds.push({ feed: input.file, publisher: getFileStem(input.file), entries: 0, error })
    return undefined
  }
  if ('error' in input) return failed(input.error)
  const { bytes, url, contentType } = input
  const parsed = await order.parser
    .parse(bytes, { url, contentType, now: order.now })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  return parsed instanceof Error ? failed(parsed.message) : { input, parsed }
}
