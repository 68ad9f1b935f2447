import { createPersistedStore } from '../storage/persisted.ts'

export const MAX_RECENT_SEARCHES = 6
const MAX_LENGTH = 300
const NONE: readonly string[] = []

function readSearches(stored: unknown): readonly string[] | undefined {
  const isList = Array.isArray(stored) && stored.length <= MAX_RECENT_SEARCHES
  const isSearch = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH
  return isList && stored.every(isSearch) ? stored : undefined
}

/** Recent search queries, the latest first. Never sent anywhere. */
export const recentSearches = createPersistedStore('plainwire.searches', readSearches, NONE)

/**
 * Adds a query to the front of the recent queries, or moves it there. Empty queries are ignored, and long
 * queries are truncated.
 */
export function addRecentSearch(query: string): void {
  const text = query.trim().slice(0, MAX_LENGTH)
  if (text === '') return
  const others = recentSearches.get().filter((search) => search.toLowerCase() !== text.toLowerCase())
  recentSearches.set([text, ...others].slice(0, MAX_RECENT_SEARCHES))
}

/** Removes a query from the recent queries. */
export function removeRecentSearch(query: string): void {
  const left = recentSearches.get().filter((search) => search !== query)
  recentSearches.set(left.length === 0 ? NONE : left)
}
