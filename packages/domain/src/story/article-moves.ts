import type { Story } from './story.ts'
import type { Undated } from './story-changes.ts'
import type { StoryLog, StorySnapshot } from './story-log.ts'

/** The current and previous story of each article of an edition, by article id. */
export interface ArticleMoves {
  now: ReadonlyMap<string, string>
  before: ReadonlyMap<string, string>
}

export const NO_MOVES: ArticleMoves = { now: new Map(), before: new Map() }

/** @param logs the logs that the stories have so far, by the stories' ids */
export function articleMoves(
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
 * The articles that a story lost, by the story that they are in now. Articles that are in no story any more
 * are left out.
 */
export function lostArticles(before: StorySnapshot, story: Story, { now }: ArticleMoves): Undated[] {
  const own = new Set(story.articles.map(({ id }) => id))
  const lost = Object.keys(before.sources).filter((id) => !own.has(id) && now.has(id))
  const byStory = Map.groupBy(lost, (id) => now.get(id) ?? '')
  return Array.from(byStory, ([storyId, sourceIds]) => ({ kind: 'split', storyId, sourceIds }))
}

/** The previous stories of a new story's articles. */
export function originsOf({ id, articles }: Story, { before }: ArticleMoves): Undated[] {
  const origins = new Set(articles.flatMap((article) => before.get(article.id) ?? []))
  origins.delete(id)
  return Array.from(origins, (storyId) => ({ kind: 'split_from', storyId }))
}
