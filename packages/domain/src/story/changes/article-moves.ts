import type { Story } from '../story.ts'
import type { StoryLog, StorySnapshot, UndatedStoryChange } from './story-log.ts'

/** The ids of the current and the previous story of each article of an edition, by article id. */
export interface ArticleMoves {
  now: ReadonlyMap<string, string>
  before: ReadonlyMap<string, string>
}

/** The default of `extendStoryLog`: no article has moved. */
export const NO_ARTICLE_MOVES: ArticleMoves = { now: new Map(), before: new Map() }

/**
 * Returns the current and previous story of each article, from which the articles that have moved can be seen.
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
 * Returns a 'split' entry for each story that now contains articles of the given story. Articles that are no
 * longer in any story are left out.
 */
export function listSplitChanges(
  before: StorySnapshot,
  story: Story,
  { now }: ArticleMoves,
): UndatedStoryChange[] {
  const own = new Set(story.articles.map(({ id }) => id))
  const lost = Object.keys(before.sources).filter((id) => !own.has(id) && now.has(id))
  const byStory = Map.groupBy(lost, (id) => now.get(id) ?? '')
  return Array.from(byStory, ([storyId, sourceIds]) => ({ kind: 'split', storyId, sourceIds }))
}

/** Returns a 'split_from' entry for each other story that the articles of a new story were in before. */
export function listSplitFromChanges(
  { id, articles }: Story,
  { before }: ArticleMoves,
): UndatedStoryChange[] {
  const origins = new Set(articles.flatMap((article) => before.get(article.id) ?? []))
  origins.delete(id)
  return Array.from(origins, (storyId) => ({ kind: 'split_from', storyId }))
}
