import {
  type BreakingStory,
  type BreakingThresholds,
  findNewBreakingStories,
  isStillBreaking,
} from '@plainwire/domain/breaking'
import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import type { Story } from '@plainwire/domain/story'
import { buildBreakingCheckInput, countReportingOwners, type EditionState } from '@plainwire/pipeline'
import { type ContentKind, type Db, queueBreakingNewsMails, readBreakingStories } from '@plainwire/store'

/** The breaking stories of an edition that is being made. */
export interface EditionBreakingStories {
  /** The value of `breaking` in news.json for each breaking story, by story id. */
  marks: Map<string, NonNullable<NewsStory['breaking']>>
  /** Stories that became breaking news in this edition. */
  fresh: BreakingStory[]
}

interface Parts {
  db: Db
  thresholds: BreakingThresholds
  content: ContentKind
  state: Pick<EditionState, 'clusters' | 'publishers'>
}

/** Finds the stories of an edition that are breaking news at `moment`, according to `thresholds`. */
export async function findBreakingStories(
  { db, thresholds, content, state }: Parts,
  stories: readonly Story[],
  moment: Date,
): Promise<EditionBreakingStories> {
  const broken = await readBreakingStories(db, content)
  // Only stories that can pass the thresholds are searched for reports that copy one another, because that
  // takes time.
  const candidates = stories.filter(
    ({ reports, analytics }) =>
      reports.independent >= thresholds.reports && analytics.global_relevance >= thresholds.globalRelevance,
  )
  const facts = candidates.map((story) => buildBreakingCheckInput(story, state.publishers))
  const fresh = findNewBreakingStories(facts, moment, thresholds, {
    broken,
    owners: countReportingOwners(state, moment),
  })
  const still = [...broken, ...fresh].filter((one) => isStillBreaking(one, moment, thresholds))
  const { hours } = thresholds
  const marks = still.map(
    ({ id, brokeAt, reports }) => [id, { since: brokeAt.toISOString(), reports, hours }] as const,
  )
  return { marks: new Map(marks), fresh }
}

/**
 * Queues mails about newly breaking stories; a separate job notifies devices. Repeated calls have no effect.
 */
export async function queueNewBreakingMails(
  db: Db,
  fresh: readonly BreakingStory[],
  details: readonly StoryDetails[],
  now: Date,
): Promise<void> {
  for (const { id } of fresh) {
    const story = details.find((one) => one.id === id)?.story
    if (story) await queueBreakingNewsMails(db, { story, now })
  }
}
