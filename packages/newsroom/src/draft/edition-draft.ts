import type { Article } from '@plainwire/domain/article'
import type { EditionReport, EntryOutcome } from '@plainwire/domain/contract'
import type { Publisher } from '@plainwire/domain/feed'
import type { StoryReportCounts } from '@plainwire/domain/story'
import type {
  ComposedStories,
  EditionInput,
  EditionState,
  PlannedEdition,
  RejectedStory,
  Visit,
} from '@plainwire/pipeline'
import { NewsroomError } from '../newsroom-error.ts'
import { buildEditionReport } from '../publishing/edition-report.ts'

/** An edition that is being made in memory. */
export interface EditionDraft {
  /** The articles by id, in order of arrival. */
  articles: Map<string, Article>
  outcomes: EntryOutcome[]
  feeds: EditionReport['feeds']
  publishers: Map<string, Publisher>
  /** For each story of the edition, the numbers of articles, publishers and owners that report it. */
  reports: StoryReportCounts[]
  /** The input from which the edition was made; undefined until the edition has been made. */
  input?: EditionInput
}

export function createEmptyDraft(): EditionDraft {
  return { articles: new Map(), outcomes: [], feeds: [], publishers: new Map(), reports: [] }
}

/** Adds a feed's articles and the outcome of each of its entries to the draft. */
export function addFeedToDraft(draft: EditionDraft, { feed, publisher, collected }: Visit): void {
  for (const { entryKey, title, url = null, result } of collected) {
    const about = { feed: feed.url, publisher: publisher.id, entry: entryKey, title, url }
    if ('rejected' in result) {
      draft.outcomes.push({ ...about, outcome: 'rejected', reason: result.rejected })
    } else if (draft.articles.has(result.id)) {
      draft.outcomes.push({
        ...about,
        outcome: 'duplicate',
        reason: 'the publisher lists the same page twice',
      })
    } else {
      draft.articles.set(result.id, result)
      draft.outcomes.push({ ...about, outcome: 'published', story: result.id })
    }
  }
}

/** The number of an edition made from feeds: 1, because it is the only one in its folder. */
const EDITION_NUMBER = 1

/** Plans the edition of the composed stories. Throws a NewsroomError if there are none. */
export function planDraftEdition(
  draft: EditionDraft,
  state: EditionState,
  { stories, heldBack }: ComposedStories,
  moment: Date,
): PlannedEdition {
  draft.outcomes = settled(draft.outcomes, state, heldBack)
  if (stories.length === 0) throw new NewsroomError(`No story can be published: ${whyNot(draft.outcomes)}.`)
  draft.reports = stories.map(({ reports }) => reports)
  const { publishers, feeds, outcomes } = draft
  const report = buildEditionReport({
    number: EDITION_NUMBER,
    publishedAt: moment,
    feeds,
    entries: outcomes,
    stories: stories.length,
  })
  // Pictures have their original addresses, because no image proxy serves an edition in a folder.
  const signImage = (url: string) => url
  const about = { number: EDITION_NUMBER, content: 'live' as const, fetchedAt: moment, publishers, signImage }
  return {
    input: { ...about, stories, report },
    feeds: [],
    publish: async (_made, input) => {
      draft.input = input
    },
  }
}

/** The most frequent reason why entries were not published. */
function whyNot(entries: readonly EntryOutcome[]): string {
  const counts = new Map<string, number>()
  for (const { reason = '' } of entries) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const [commonest] = [...counts].sort(([, a], [, b]) => b - a)
  return commonest
    ? `of ${entries.length} entries ${commonest[1]} have this reason: ${commonest[0]}`
    : 'no feed has an entry'
}

/** The id of a story and the id of its thread. */
interface StoryInThread {
  story: string
  thread: string
}

function settled(
  outcomes: readonly EntryOutcome[],
  { clusters }: EditionState,
  heldBack: readonly RejectedStory[],
): EntryOutcome[] {
  const held = new Map(heldBack.map(({ storyId, reason }) => [storyId, reason]))
  const storyOf = new Map<string, StoryInThread>()
  for (const { id: story, threadId: thread, articles } of clusters.values())
    for (const article of articles) storyOf.set(article.id, { story, thread })
  return outcomes.map((outcome) => settle(outcome, storyOf, held))
}

/**
 * Replaces the article's id in an entry's outcome by the article's story and thread, or, if the story isn't
 * published, by the reason.
 */
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
