import {
  type BreakingThresholds,
  type Broken,
  isStillBreaking,
  newlyBreaking,
} from '@plainwire/domain/breaking'
import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import type { Story } from '@plainwire/domain/story'
import { breakingFacts, type EditionState, reportingOwners } from '@plainwire/pipeline'
import { brokenStories, type Content, type Db, queueBreakingMails } from '@plainwire/store'

/** The breaking news of an edition being made. */
export interface BreakingNow {
  /** By story id, in the edition's form. */
  marks: Map<string, NonNullable<NewsStory['breaking']>>
  /** Those that broke only now. */
  fresh: Broken[]
}

interface Parts {
  db: Db
  thresholds: BreakingThresholds
  content: Content
  desk: Pick<EditionState, 'clusters' | 'publishers'>
}

/** Which of an edition's stories are breaking at a moment, by the published thresholds. */
export async function breakingNow(
  { db, thresholds, content, desk }: Parts,
  stories: readonly Story[],
  moment: Date,
): Promise<BreakingNow> {
  const broken = await brokenStories(db, content)
  // Only stories that can pass are examined for copies, which takes time.
  const candidates = stories.filter(
    ({ reports, analytics }) =>
      reports.independent >= thresholds.reports && analytics.global_relevance >= thresholds.globalRelevance,
  )
  const facts = candidates.map((story) => breakingFacts(story, desk.publishers))
  const fresh = newlyBreaking(facts, moment, thresholds, { broken, owners: reportingOwners(desk, moment) })
  const still = [...broken, ...fresh].filter((one) => isStillBreaking(one, moment, thresholds))
  const { hours } = thresholds
  const marks = still.map(
    ({ id, brokeAt, reports }) => [id, { since: brokeAt.toISOString(), reports, hours }] as const,
  )
  return { marks: new Map(marks), fresh }
}

/**
 * Queues mails about newly breaking stories; devices are notified by a job of their own. Repeated calls have
 * no effect.
 */
export async function mailBroken(
  db: Db,
  fresh: readonly Broken[],
  details: readonly StoryDetails[],
  now: Date,
): Promise<void> {
  for (const { id } of fresh) {
    const story = details.find((one) => one.id === id)?.story
    if (story) await queueBreakingMails(db, { story, now })
  }
}
