import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import { categoryList, homeList, localList, type RankingContext } from '@plainwire/domain/ranking'

/** Whether a story has a date that can be read: without one it is left out of every list. */
export function isDated(story: Pick<NewsStory, 'published_at'>): boolean {
  return !Number.isNaN(Date.parse(story.published_at))
}

/** Every category of a story, lowercased. */
export function categoriesOf(stories: readonly Pick<NewsStory, 'categories'>[]): string[] {
  return [...new Set(stories.flatMap(({ categories }) => categories.map((name) => name.toLowerCase())))]
}

/** The stories of a section, best first and one a thread. Local has none while the reader's place is unknown. */
export function sectionList(
  stories: readonly NewsStory[],
  section: Section,
  context: RankingContext,
): NewsStory[] {
  if (section === 'all') return homeList(stories, context)
  const list = section === 'local' ? localList(stories, context) : categoryList(stories, section, context)
  return list.map(({ story }) => story)
}
