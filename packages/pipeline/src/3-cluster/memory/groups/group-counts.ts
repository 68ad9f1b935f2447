import type { TermRarityWeighting } from '../terms/damping.ts'
import type { UnitTermVector } from '../terms/unit-terms.ts'
import type { VectorisedArticle } from '../vectorized-article.ts'
import type { WindowArticle, WindowStory } from '../window-article.ts'
import type { ReportGroupTotals } from './group-sum.ts'

/** Access to the groups of one level: the stories themselves, or their threads. */
export interface GroupingLevel {
  readonly damping: TermRarityWeighting
  /** The reports of a story's group. */
  readonly votersOf: (story: WindowStory) => readonly WindowArticle[]
  /** The summed vectors of those reports of a story's group that are in a language. */
  readonly sumOf: (story: WindowStory, language: string) => ReportGroupTotals | undefined
}

/**
 * Counts, for each word of titles and names, the groups in the window that contain it. A word's damping (see
 * `TermRarityWeighting`) is computed from its count.
 */
export class GroupsPerWordCounter {
  readonly #level: GroupingLevel

  constructor(level: GroupingLevel) {
    this.#level = level
  }

  /** Counts a new or changed group. */
  enter(story: WindowStory): void {
    this.#level.damping.countGroups(1)
    for (const id of this.#words(story)) this.#level.damping.count(id, 1)
  }

  /** Removes a group from the counts before it changes or leaves the window. */
  leave(story: WindowStory): void {
    this.#level.damping.countGroups(-1)
    for (const id of this.#words(story)) this.#level.damping.count(id, -1)
  }

  /** Counts the words that an article adds to a story's group. Must be called before the article joins. */
  grow(article: VectorisedArticle, story: WindowStory): void {
    const { damping, votersOf, sumOf } = this.#level
    const languages = new Set(votersOf(story).map(({ language }) => language))
    const sums = Array.from(languages, (language) => sumOf(story, language))
    for (const id of wordsOf(article)) {
      if (!sums.some((sum) => sum && holds(sum, id))) damping.count(id, 1)
    }
  }

  #words(story: WindowStory): Set<number> {
    return new Set(this.#level.votersOf(story).flatMap((article) => [...wordsOf(article)]))
  }
}

function wordsOf({ keys, names }: VectorisedArticle): Set<number> {
  return new Set([...keys.ids, ...names.ids])
}

function holds(sum: ReportGroupTotals, id: number): boolean {
  return has(sum.keys, id) || has(sum.names, id)
}

/** Binary search in ascending ids. */
function has({ ids }: UnitTermVector, id: number): boolean {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] ?? 0
    if (found === id) return true
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return false
}
