import { createStore } from '../../lib/store.ts'

/** Where the results have room for suggestions, above the first of them; undefined while there are none. */
export const suggestionSlot = createStore<HTMLElement | undefined>(undefined)

/** Gives the suggestions their room: a ref for the element. */
export function giveSuggestionsRoom(element: HTMLElement | null): () => void {
  suggestionSlot.set(element ?? undefined)
  return () => suggestionSlot.set(undefined)
}
