import type { SearchQuery } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { listSearchResults, type StorySearchResult } from './search-list.ts'
import { correctSpelling, type SpellingCorrection } from './spelling.ts'

/** The results of a search, and how the query was interpreted. */
export interface TolerantSearchResult {
  found: StorySearchResult[]
  /** The query that finds all results, used to highlight matches. */
  understood: SearchQuery
  /** The typed words that were corrected; empty if every result matches the query as typed. */
  corrections: readonly SpellingCorrection[]
}

/**
 * Returns the stories that match a search as typed, best first, followed by those that only match with spelling
 * corrections. Words that occur in the edition are corrected only if the search finds nothing otherwise.
 *
 * @param ranks see `listSearchResults`
 */
export function searchWithCorrections(
  index: SearchIndex,
  query: SearchQuery,
  ranks: ArrayLike<number>,
): TolerantSearchResult {
  const exact = listSearchResults(index, query, ranks)
  for (const which of exact.length > 0 ? (['unknown'] as const) : (['unknown', 'all'] as const)) {
    const forgiven = correctSpelling(index, query, which)
    if (!forgiven) continue
    const known = new Set(exact.map(({ story }) => story))
    const more = listSearchResults(index, forgiven.query, ranks).filter(({ story }) => !known.has(story))
    if (more.length > 0)
      return {
        found: [...exact, ...more],
        understood: forgiven.query,
        corrections: forgiven.corrections,
      }
  }
  return { found: exact, understood: query, corrections: [] }
}
