import type { NewsEdition, NewsStory } from '../contract/index.ts'

/** The stories, articles and publishers that are currently withdrawn from publication, and their pictures. */
export interface WithdrawnContent {
  /** Increases with every withdrawal and reinstatement; 0 before the first. */
  revision: number
  /** Ids of withdrawn stories and of stories merged with them, the last withdrawn first. */
  stories: ReadonlySet<string>
  articles: ReadonlySet<string>
  publishers: ReadonlySet<string>
  /** The publishers' own URLs of all pictures of withdrawn stories, articles and publishers. */
  pictures: ReadonlySet<string>
}

export const NO_WITHDRAWN_CONTENT: WithdrawnContent = {
  revision: 0,
  stories: new Set(),
  articles: new Set(),
  publishers: new Set(),
  pictures: new Set(),
}

/** The fields that decide whether a story is withdrawn. */
type WithdrawableStory = Pick<NewsStory, 'id'> & {
  sources: readonly Pick<NewsStory['sources'][number], 'id' | 'publisher_id'>[]
}

/**
 * Whether a story must not be shown in its current version: it was withdrawn, or its text uses an article that
 * was withdrawn or is by a withdrawn publisher. After it has been rewritten without such articles, it can be
 * shown.
 */
export function isWithdrawn(
  { id, sources }: WithdrawableStory,
  { stories, articles, publishers }: Pick<WithdrawnContent, 'stories' | 'articles' | 'publishers'>,
): boolean {
  return (
    stories.has(id) ||
    sources.some((source) => articles.has(source.id) || publishers.has(source.publisher_id))
  )
}

/** The maximum number of ids of withdrawn stories in an edition, which tell devices what to delete. */
const MAX_LISTED = 1_000

/**
 * Returns an edition without withdrawn stories, and with the ids of stories that devices must delete; the same
 * object if nothing is withdrawn.
 */
export function excludeWithdrawnStories(news: NewsEdition, withdrawn: WithdrawnContent): NewsEdition {
  const hidden = news.stories.filter((story) => isWithdrawn(story, withdrawn))
  const listed = [...new Set([...hidden.map(({ id }) => id), ...withdrawn.stories])].slice(0, MAX_LISTED)
  if (listed.length === 0) return news
  const gone = new Set(hidden.map(({ id }) => id))
  const threads = news.threads
    .map((thread) => ({ ...thread, story_ids: thread.story_ids.filter((id) => !gone.has(id)) }))
    .filter(({ story_ids }) => story_ids.length > 1)
  const threadIds = new Set(threads.map(({ id }) => id))
  const stories = news.stories
    .filter(({ id }) => !gone.has(id))
    .map(({ thread, ...story }) => (thread && threadIds.has(thread.id) ? { ...story, thread } : story))
  return { ...news, threads, stories, withdrawn: listed }
}
