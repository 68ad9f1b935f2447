import type { NewsStory } from '@plainwire/domain/contract'
import {
  COVERAGE_GAPS,
  type CoverageGap,
  countPublishersByCountry,
  findCoverageGaps,
  type ReaderCountryPublishers,
} from '@plainwire/domain/coverage'
import type { Language } from '@plainwire/domain/language'
import { groupByThread } from '@plainwire/domain/thread'
import { type Headline, toHeadline } from '../../card.ts'
import type { InMemoryEdition } from '../../worker/edition-in-memory.ts'
import { listUnmutedStories } from '../apply-mutes.ts'
import { createEditionHandler, type ListSettings } from '../request.ts'

/**
 * A coverage gap, and the stories of an edition that have it. An example of a gap is that no source is from
 * the country that the story is about.
 */
export interface CoverageGapGroup {
  gap: CoverageGap
  /** The number of stories with this gap. The stories of a thread count as one. */
  total: number
  /** The headlines of the first entries, ordered by number of independent reports, then newest first. */
  headlines: Headline[]
}

/** The maximum number of headlines in a group; a section that is filtered by the gap lists all stories. */
const NAMED = 5

function byReports(a: NewsStory, b: NewsStory): number {
  return (
    b.reports.independent - a.reports.independent ||
    Date.parse(b.published_at) - Date.parse(a.published_at) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** Groups stories by coverage gap. Gaps without stories are left out. */
export function groupByCoverageGap(
  stories: readonly NewsStory[],
  language: Language,
  here?: ReaderCountryPublishers,
): CoverageGapGroup[] {
  const known = stories.toSorted(byReports).map((story) => ({ story, gaps: findCoverageGaps(story, here) }))
  return COVERAGE_GAPS.flatMap((gap) => {
    const entries = groupByThread(known.filter(({ gaps }) => gaps.includes(gap)))
    if (entries.length === 0) return []
    const headlines = entries.slice(0, NAMED).map(({ story }) => toHeadline(story, language))
    return [{ gap, total: entries.length, headlines }]
  })
}

/**
 * Returns the reader's country, and the number of that country's publishers in the edition; undefined if the
 * reader's place is unknown.
 */
function herePress(
  edition: InMemoryEdition,
  { place }: Pick<ListSettings, 'place'>,
): ReaderCountryPublishers | undefined {
  const country = place?.countryCode
  if (!country) return undefined
  const press = edition.once('press by country', () => countPublishersByCountry(edition.stories))
  return { country, publishers: press.get(country) ?? 0 }
}

/**
 * Creates a function that returns a story's coverage gaps. Sources that the reader has muted count as well,
 * because they did report the story.
 */
export function createCoverageGapLookup(edition: InMemoryEdition, reading: Pick<ListSettings, 'place'>) {
  const here = herePress(edition, reading)
  return ({ id }: Pick<NewsStory, 'id'>): CoverageGap[] => {
    const story = edition.byId.get(id)
    return story ? findCoverageGaps(story, here) : []
  }
}

/** Returns the edition's stories grouped by coverage gap, without muted stories. */
export const handleCoverageGapsRequest = createEditionHandler(
  (edition, reading: ListSettings): CoverageGapGroup[] => {
    const stories = listUnmutedStories(edition, reading).flatMap(({ id }) => edition.byId.get(id) ?? [])
    return groupByCoverageGap(stories, reading.language, herePress(edition, reading))
  },
)

/** Returns the coverage gaps of one story; undefined if the edition doesn't contain the story. */
export const handleStoryCoverageGapsRequest = createEditionHandler(
  (edition, { storyId, ...reading }: ListSettings & { storyId: string }) =>
    edition.byId.has(storyId) ? createCoverageGapLookup(edition, reading)({ id: storyId }) : undefined,
)
