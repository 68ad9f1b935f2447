import { createStore } from '../../lib/store.ts'

/**
 * The element above the search results in which the suggestions are rendered; undefined while no search
 * results are shown.
 */
export const suggestionSlot = createStore<HTMLElement | undefined>(undefined)

/** A ref callback that stores the element for suggestions in `suggestionSlot` until it is unmounted. */
export function registerSuggestionSlot(element: HTMLElement | null): () => void {
  suggestionSlot.set(element ?? undefined)
  return () => suggestionSlot.set(undefined)
}
