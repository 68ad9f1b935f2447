import type { News, NewsStory } from '../contract/index.ts'

/** Everything that is withdrawn now. */
export interface Withdrawn {
  /** Grows with every withdrawal and reinstatement; 0 before the first. */
  revision: number
  /** The newest first: withdrawn stories, those that they were merged into, and those that were merged into them. */
  stories: ReadonlySet<string>
  articles: ReadonlySet<string>
  publishers: ReadonlySet<string>
  /** Publishers' addresses of the pictures of all these. */
  pictures: ReadonlySet<string>
}

export const NOTHING_WITHDRAWN: Withdrawn = {
  revision: 0,
  stories: new Set(),
  articles: new Set(),
  publishers: new Set(),
  pictures: new Set(),
}

/** The fields that decide whether a story is withdrawn. */
type Told = Pick<NewsStory, 'id'> & {
  sources: readonly Pick<NewsStory['sources'][number], 'id' | 'publisher_id'>[]
}

/**
 * Whether a story must not be shown as it is written: it was withdrawn, or its text draws on a withdrawn article or
 * publisher. Written again without them it can be shown.
 */
export function isWithdrawn(
  { id, sources }: Told,
  { stories, articles, publishers }: Pick<Withdrawn, 'stories' | 'articles' | 'publishers'>,
): boolean {
  return (
    stories.has(id) ||
    sources.some((source) => articles.has(source.id) || publishers.has(source.publisher_id))
  )
}

/** The ids that an edition carries for devices: what they may have stored. */
const MAX_LISTED = 1_000

/** An edition without its withdrawn stories, with the ids that devices drop; the edition itself where nothing is withdrawn. */
export function newsWithout(news: News, withdrawn: Withdrawn): News {
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
