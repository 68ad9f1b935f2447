import type { SearchQuery } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { type Found, searchList } from './search-list.ts'
import { type Correction, corrected } from './spelling.ts'

/** The results of a search, and how the query was interpreted. */
export interface TolerantSearch {
  found: Found[]
  /** The query that finds all results, used to highlight matches. */
  understood: SearchQuery
  /** The corrected words; empty if every story matches what was typed. */
  corrections: readonly Correction[]
}

/**
 * The stories that match a search as typed, best first, followed by those that match with spelling corrections.
 * Words that occur in the edition are only corrected if the search finds nothing otherwise.
 *
 * @param ranks see `searchList`
 */
export function tolerantSearch(
  index: SearchIndex,
  query: SearchQuery,
  ranks: ArrayLike<number>,
): TolerantSearch {
  const exact = searchList(index, query, ranks)
  for (const which of exact.length > 0 ? (['unknown'] as const) : (['unknown', 'all'] as const)) {
    const forgiven = corrected(index, query, which)
    if (!forgiven) continue
    const known = new Set(exact.map(({ story }) => story))
    const more = searchList(index, forgiven.query, ranks).filter(({ story }) => !known.has(story))
    if (more.length > 0)
      return {
        found: [...exact, ...more],
        understood: forgiven.query,
        corrections: forgiven.corrections,
      }
  }
  return { found: exact, understood: query, corrections: [] }
}
