import type { NewsStory } from '@plainwire/domain/contract'
import {
  COVERAGE_GAPS,
  type CoverageGap,
  coverageGaps,
  type HerePress,
  pressByCountry,
} from '@plainwire/domain/coverage'
import type { Language } from '@plainwire/domain/language'
import { byThread } from '@plainwire/domain/thread'
import { type Headline, toHeadline } from '../card.ts'
import type { HeldEdition } from '../held-edition.ts'
import { clearStoriesFor } from './readers-stories.ts'
import { ofEdition, type Reading } from './request.ts'

/** The stories of an edition that have one coverage gap. */
export interface GapGroup {
  gap: CoverageGap
  /** How many there are, one a thread. */
  total: number
  /** The first of them: those with the most independent reports, then the newest. */
  headlines: Headline[]
}

/** The number of stories named for each gap; the list has them all. */
const NAMED = 5

function byReports(a: NewsStory, b: NewsStory): number {
  return (
    b.reports.independent - a.reports.independent ||
    Date.parse(b.published_at) - Date.parse(a.published_at) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** The stories by what is missing from their coverage. A gap that none has is left out. */
export function gapGroups(stories: readonly NewsStory[], language: Language, here?: HerePress): GapGroup[] {
  const known = stories.toSorted(byReports).map((story) => ({ story, gaps: coverageGaps(story, here) }))
  return COVERAGE_GAPS.flatMap((gap) => {
    const entries = byThread(known.filter(({ gaps }) => gaps.includes(gap)))
    if (entries.length === 0) return []
    const headlines = entries.slice(0, NAMED).map(({ story }) => toHeadline(story, language))
    return [{ gap, total: entries.length, headlines }]
  })
}

/** How much of the press where the reader is the edition has; undefined where their place isn't known. */
function herePress(edition: HeldEdition, { place }: Pick<Reading, 'place'>): HerePress | undefined {
  const country = place?.countryCode
  if (!country) return undefined
  const press = edition.once('press by country', () => pressByCountry(edition.stories))
  return { country, publishers: press.get(country) ?? 0 }
}

/** The coverage gaps of the edition's stories. Muted sources count: they do report the story. */
export function gapsIn(edition: HeldEdition, reading: Pick<Reading, 'place'>) {
  const here = herePress(edition, reading)
  return ({ id }: Pick<NewsStory, 'id'>): CoverageGap[] => {
    const story = edition.byId.get(id)
    return story ? coverageGaps(story, here) : []
  }
}

/** The edition's stories by what is missing from their coverage, without what the reader has muted. */
export const answerGaps = ofEdition((edition, reading: Reading): GapGroup[] => {
  const stories = clearStoriesFor(edition, reading).flatMap(({ id }) => edition.byId.get(id) ?? [])
  return gapGroups(stories, reading.language, herePress(edition, reading))
})

/** The coverage gaps of one story; undefined if the edition doesn't have it. */
export const answerStoryGaps = ofEdition((edition, { storyId, ...reading }: Reading & { storyId: string }) =>
  edition.byId.has(storyId) ? gapsIn(edition, reading)({ id: storyId }) : undefined,
)
