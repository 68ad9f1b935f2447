import {
  extendStoryLog,
  findArticleMoves,
  type Story,
  type StoryLog,
} from '../../../../packages/domain/src/story/index.ts'
import type { Cluster } from '../../../../packages/domain/src/story/story.ts'
import { assembleStory } from '../../../../packages/pipeline/src/stories/to-story.ts'
import type { MergeRedirects } from './redirects.ts'

type Entry = StoryLog['changes'][number]

/** Makes a story without text or scores: its log only has entries about articles and merges. */
function bareStory(cluster: Cluster): Story {
  const score = { global_relevance: 0, local_relevance: 0, cleanliness: 0, political_neutrality: 0 }
  return assembleStory(cluster, {
    texts: {},
    categories: [],
    tags: [],
    place: undefined,
    relevantCountries: [],
    analytics: { ...score, popularity_score: 0 },
    reports: { articles: 0, publishers: 0, owners: 0, independent: 0 },
  })
}

/** The change logs of stories, carried over from edition to edition. */
export class ReplayedStoryLogs {
  readonly #logs = new Map<string, StoryLog>()
  readonly #redirects: MergeRedirects

  /** @param redirects the redirects of merged stories */
  constructor(redirects: MergeRedirects) {
    this.#redirects = redirects
  }

  /**
   * Adds entries to the log of each story.
   *
   * @param at the date of new entries
   */
  continue(clusters: Iterable<Cluster>, at: Date): void {
    const stories = Array.from(clusters, bareStory)
    const moves = findArticleMoves(
      stories,
      stories.map(({ id }) => [id, this.#logs.get(id)] as const),
    )
    const merged = Map.groupBy(this.#logs, ([id]) => this.#redirects.of(id))
    const next = stories.map((story) => {
      const others = (merged.get(story.id) ?? []).filter(([id]) => id !== story.id)
      return [story.id, extendStoryLog(this.#logs.get(story.id), story, new Map(others), at, moves)] as const
    })
    for (const [id, log] of next) this.#logs.set(id, log)
  }

  /** Returns the entries of a story's log with a given date. */
  entries(storyId: string, at: Date): Entry[] {
    const changes = this.#logs.get(storyId)?.changes ?? []
    return changes.filter((change) => change.at === at.toISOString())
  }
}
