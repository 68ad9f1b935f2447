import { createPersistedStore } from '../storage/persisted.ts'

export const MAX_SEARCHES = 6
const MAX_LENGTH = 300
const NONE: readonly string[] = []

function readSearches(stored: unknown): readonly string[] | undefined {
  const isList = Array.isArray(stored) && stored.length <= MAX_SEARCHES
  const isSearch = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH
  return isList && stored.every(isSearch) ? stored : undefined
}

/** Recent search queries, the latest first. Never sent anywhere. */
export const searches = createPersistedStore('plainwire.searches', readSearches, NONE)

/** Adds a query to the recent ones, or moves it to the front. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, MAX_LENGTH)
  if (text === '') return
  const others = searches.get().filter((search) => search.toLowerCase() !== text.toLowerCase())
  searches.set([text, ...others].slice(0, MAX_SEARCHES))
}

/** Removes a query from the recent ones. */
export function forgetSearch(query: string): void {
  const left = searches.get().filter((search) => search !== query)
  searches.set(left.length === 0 ? NONE : left)
}
