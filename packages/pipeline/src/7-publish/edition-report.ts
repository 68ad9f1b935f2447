import { EditionReport } from '@plainwire/domain/contract'
import { LANGUAGES } from '@plainwire/domain/language'
import type { Story } from '@plainwire/domain/story'
import type { PublishableStory, UnpublishedStory } from './stories/publishable.ts'

/** The sentences of a story that the checker removed. */
function removedFrom({ id, texts }: Story) {
  return LANGUAGES.flatMap((language) =>
    (texts[language]?.removed ?? []).map(({ text, reason }) => ({ story: id, language, text, reason })),
  )
}

/**
 * Completes the report: feed entries whose story was left out by stage 7 are marked as rejected, with the
 * reason. Throws if the report is invalid.
 */
export function completeEditionReport(
  report: EditionReport,
  published: readonly PublishableStory[],
  leftOut: readonly UnpublishedStory[],
): EditionReport {
  const reasons = new Map(leftOut.map(({ storyId, reason }) => [storyId, reason]))
  const entries = report.entries.map((entry) => {
    const reason = entry.story !== undefined && reasons.get(entry.story)
    if (!reason || entry.outcome !== 'published') return entry
    return { ...entry, outcome: 'rejected' as const, reason: `its story was left out: ${reason}` }
  })
  const moved = entries.filter((entry, index) => entry.outcome !== report.entries[index]?.outcome).length
  return EditionReport.parse({
    ...report,
    entries,
    removed_sentences: published.flatMap(({ story }) => removedFrom(story)),
    counts: {
      ...report.counts,
      published: report.counts.published - moved,
      rejected: report.counts.rejected + moved,
      stories: published.length,
      multi_publisher_stories: published.filter(({ news }) => news.reports.publishers > 1).length,
    },
  })
}
