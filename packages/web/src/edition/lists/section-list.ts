import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import {
  listCategoryStories,
  listHomeStories,
  listLocalStories,
  type RankingContext,
} from '@plainwire/domain/ranking'

/** True if a story has a valid date. Lists leave out stories without a valid date. */
export function hasValidDate(story: Pick<NewsStory, 'published_at'>): boolean {
  return !Number.isNaN(Date.parse(story.published_at))
}

/** Returns the distinct categories of stories, lowercased. */
export function listStoryCategories(stories: readonly Pick<NewsStory, 'categories'>[]): string[] {
  return [...new Set(stories.flatMap(({ categories }) => categories.map((name) => name.toLowerCase())))]
}

/**
 * Returns the list of a section: best first, one story for each thread. The list of Local is empty if the
 * reader's place is unknown.
 */
export function buildSectionList(
  stories: readonly NewsStory[],
  section: Section,
  context: RankingContext,
): NewsStory[] {
  if (section === 'all') return listHomeStories(stories, context)
  const list =
    section === 'local' ? listLocalStories(stories, context) : listCategoryStories(stories, section, context)
  return list.map(({ story }) => story)
}
