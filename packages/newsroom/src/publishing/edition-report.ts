import type { EditionReport, EntryOutcome } from '@plainwire/domain/contract'
import type { RejectedStory } from '@plainwire/pipeline'
import type { FeedEntryOutcomeRecord, StoredFeed } from '@plainwire/store'

export interface EditionReportInput {
  number: number
  publishedAt: Date
  feeds: EditionReport['feeds']
  entries: EntryOutcome[]
  stories: number
}

/**
 * Builds the report of an edition with its counts. The report is completed when the edition's files are made,
 * because stories may be left out then.
 */
export function buildEditionReport({
  number,
  publishedAt,
  feeds,
  entries,
  stories,
}: EditionReportInput): EditionReport {
  const count = (outcome: EntryOutcome['outcome']) =>
    entries.filter((entry) => entry.outcome === outcome).length
  return {
    edition: number,
    published_at: publishedAt.toISOString(),
    feeds,
    counts: {
      entries: entries.length,
      published: count('published'),
      duplicate: count('duplicate'),
      rejected: count('rejected'),
      stories,
      multi_publisher_stories: 0,
    },
    entries,
  }
}

/**
 * The outcome of each stored entry, given the published and the withheld stories.
 *
 * @param published the id of each published story's thread, by the story's id
 */
export function determineFeedEntryOutcomes(
  records: readonly FeedEntryOutcomeRecord[],
  published: ReadonlyMap<string, string>,
  heldBack: readonly RejectedStory[],
): EntryOutcome[] {
  const reasons = new Map(heldBack.map(({ storyId, reason }) => [storyId, reason]))
  return records.map((record) => {
    const about = {
      feed: record.feedUrl,
      publisher: record.publisherId,
      entry: record.entryKey,
      title: record.title,
      url: record.url ?? null,
    }
    const story = record.storyId
    const thread = story === undefined ? undefined : published.get(story)
    const where = { ...(story && { story }), ...(thread && { thread }) }
    if (record.isDuplicate) {
      return {
        ...about,
        outcome: 'duplicate',
        reason: 'another entry of the publisher speaks for this page',
        ...where,
      }
    }
    if (thread !== undefined) return { ...about, outcome: 'published', ...where }
    const storyReason = story === undefined ? 'its page is still to be read' : reasons.get(story)
    return {
      ...about,
      outcome: 'rejected',
      reason: record.reason ?? storyReason ?? 'its story left the window',
    }
  })
}

/** Returns each feed's number of entries and its last error, for the edition's report. */
export function buildFeedReportRows(
  feeds: readonly StoredFeed[],
  records: readonly FeedEntryOutcomeRecord[],
): EditionReport['feeds'] {
  const counts = new Map<string, number>()
  for (const { feedUrl } of records) counts.set(feedUrl, (counts.get(feedUrl) ?? 0) + 1)
  return feeds.map(({ url, publisherId, health }) => ({
    feed: url,
    publisher: publisherId,
    entries: counts.get(url) ?? 0,
    ...(health.lastError !== undefined && { error: health.lastError }),
  }))
}
