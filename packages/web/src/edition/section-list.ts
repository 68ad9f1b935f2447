import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import {
  categoryList,
  homeList,
  type RankingContext,
  rank,
  readerDistanceKm,
} from '@plainwire/domain/ranking'

/** Stories this near count as local wherever the border runs. */
const LOCAL_KM = 300

/** Whether a story has a date that can be read: without one it is left out of every list (FD-11). */
export function isDated(story: Pick<NewsStory, 'published_at'>): boolean {
  return !Number.isNaN(Date.parse(story.published_at))
}

function isLocal(story: NewsStory, { reader }: RankingContext): boolean {
  const km = readerDistanceKm(story, reader)
  const isSameCountry = reader !== undefined && story.location?.country_code === reader.countryCode
  return isSameCountry || (km !== undefined && km <= LOCAL_KM)
}

/** The stories of a section, best first. Local has none while the reader's place is unknown (FD-10). */
export function sectionList(
  stories: readonly NewsStory[],
  section: Section,
  context: RankingContext,
): NewsStory[] {
  if (section === 'all') return homeList(stories, context)
  if (section !== 'local') return categoryList(stories, section, context)
  const nearby = stories.filter((story) => isLocal(story, context))
  return rank(nearby, context, 'local').map(({ story }) => story)
}

/** Keeps what a reader already sees in its order, and lets the rest follow: a new ranking never makes the page jump. */
export function keptFirst(shownIds: readonly string[], stories: readonly NewsStory[]): NewsStory[] {
  const byId = new Map(stories.map((story) => [story.id, story]))
  const shown = shownIds.flatMap((id) => byId.get(id) ?? [])
  const isShown = new Set(shownIds)
  return [...shown, ...stories.filter((story) => !isShown.has(story.id))]
}
