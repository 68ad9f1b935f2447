import type { Story } from '../story.ts'
import type { StoryLog, StorySnapshot, UndatedChange } from './story-log.ts'

/** The current and previous story of each article of an edition, by article id. */
export interface ArticleMoves {
  now: ReadonlyMap<string, string>
  before: ReadonlyMap<string, string>
}

/** Used if no article has changed its story. */
export const NO_ARTICLE_MOVES: ArticleMoves = { now: new Map(), before: new Map() }

/**
 * Determines which articles have changed their story.
 *
 * @param logs the stories' previous logs, by story id
 */
export function findArticleMoves(
  stories: readonly Story[],
  logs: Iterable<readonly [storyId: string, StoryLog | undefined]>,
): ArticleMoves {
  const now = new Map(stories.flatMap(({ id, articles }) => articles.map((article) => [article.id, id])))
  const before = new Map<string, string>()
  for (const [storyId, log] of logs)
    for (const articleId of Object.keys(log?.snapshot.sources ?? {})) before.set(articleId, storyId)
  return { now, before }
}

/**
 * Change entries for the articles that a story lost, grouped by their current story. Articles that are no
 * longer in any story are left out.
 */
export function listSplitChanges(
  before: StorySnapshot,
  story: Story,
  { now }: ArticleMoves,
): UndatedChange[] {
  const own = new Set(story.articles.map(({ id }) => id))
  const lost = Object.keys(before.sources).filter((id) => !own.has(id) && now.has(id))
  const byStory = Map.groupBy(lost, (id) => now.get(id) ?? '')
  return Array.from(byStory, ([storyId, sourceIds]) => ({ kind: 'split', storyId, sourceIds }))
}

/** Change entries for the previous stories of a new story's articles. */
export function listSplitFromChanges({ id, articles }: Story, { before }: ArticleMoves): UndatedChange[] {
  const origins = new Set(articles.flatMap((article) => before.get(article.id) ?? []))
  origins.delete(id)
  return Array.from(origins, (storyId) => ({ kind: 'split_from', storyId }))
}
