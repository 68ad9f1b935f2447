import {
  type EditionReport,
  type ENTRY_REJECTION_REASONS,
  SENTENCE_REMOVAL_REASONS,
  type SiteStatus,
} from '@plainwire/domain/contract'

type Rejection = (typeof ENTRY_REJECTION_REASONS)[number]
type Removal = (typeof SENTENCE_REMOVAL_REASONS)[number]

/**
 * Maps the reasons that an edition's report gives for rejected entries, by their beginning, to the categories
 * of the status page.
 */
const REASONS: readonly (readonly [beginning: string, reason: Rejection])[] = [
  ['it has no title', 'no-title'],
  ['it has no link', 'no-link'],
  ['its link leads to a home page', 'home-page'],
  ['its link leads to a file', 'file'],
  ['it is older than', 'too-old'],
  ['its page is still to be read', 'waiting'],
  ['no report among its articles', 'no-report'],
  ['no text in', 'no-text'],
  ['writing it failed', 'not-written'],
  ['its story was left out', 'left-out'],
  ['its publisher is no longer listed', 'unlisted'],
  ['its story left the window', 'left-window'],
]

/** Returns the status page's category for the reason why an entry isn't in the edition. */
export function classifyRejectionReason(reason = ''): Rejection {
  return REASONS.find(([beginning]) => reason.startsWith(beginning))?.[1] ?? 'other'
}

const isRemoval = (kind: string): kind is Removal =>
  (SENTENCE_REMOVAL_REASONS as readonly string[]).includes(kind)

/**
 * Lists the kinds of problem named in the reason for which a sentence was removed: 'number' and 'name' for
 * 'number: 14,800; name: Roe', 'other' for an unknown kind.
 */
export function classifyRemovalReasons(reason: string): Removal[] {
  const kinds = reason.split('; ').map((problem) => problem.split(':')[0] ?? '')
  return [...new Set(kinds.map((kind) => (isRemoval(kind) ? kind : 'other')))]
}

/** Returns the distinct values with the number of occurrences of each, most frequent first. */
function tally<T>(values: readonly T[]): [T, number][] {
  const groups = Map.groupBy(values, (value) => value)
  return [...groups].map(([value, all]): [T, number] => [value, all.length]).sort((a, b) => b[1] - a[1])
}

/**
 * Counts an edition's entries by outcome and its removed sentences by problem, for the status page; without any
 * titles or sentences.
 */
export function buildEditionReportCounts(
  report: EditionReport,
): Required<Pick<SiteStatus, 'entries' | 'removed_sentences'>> {
  const { counts, entries, removed_sentences: removed = [] } = report
  const rejected = entries.filter(({ outcome }) => outcome === 'rejected')
  const reasons = tally(rejected.map(({ reason }) => classifyRejectionReason(reason)))
  const problems = tally(removed.flatMap(({ reason }) => classifyRemovalReasons(reason)))
  return {
    entries: {
      published: counts.published,
      duplicate: counts.duplicate,
      rejected: counts.rejected,
      reasons: reasons.map(([reason, found]) => ({ reason, entries: found })),
    },
    removed_sentences: {
      sentences: removed.length,
      stories: new Set(removed.map(({ story }) => story)).size,
      problems: problems.map(([problem, sentences]) => ({ problem, sentences })),
    },
  }
}
