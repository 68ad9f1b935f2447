import { createStore } from '../../lib/store.ts'

/**
 * The element above the search results that contains the suggestions; undefined while there are no results.
 */
export const suggestionSlot = createStore<HTMLElement | undefined>(undefined)

/** The ref callback of the element for suggestions. */
export function registerSuggestionSlot(element: HTMLElement | null): () => void {
  suggestionSlot.set(element ?? undefined)
  return () => suggestionSlot.set(undefined)
}
