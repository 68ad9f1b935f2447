import { useEffect } from 'react'
import { useEdition, useEditionSource } from '../../../edition/edition-context.ts'
import type { EditionSearchResults } from '../../../edition/handlers/search/search.ts'
import { LIST_DEBOUNCE_MS } from '../../../edition/lists/use-list.ts'
import { useWorkerQuery } from '../../../edition/use-answer.ts'
import { useListSettings } from '../../../edition/use-reading.ts'
import { useDebouncedValue } from '../../../lib/timing/use-debounced-value.ts'

export type SearchState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; found: EditionSearchResults }

/** Returns the web worker's results of a search. Until new results arrive, the previous ones are returned. */
export function useSearch(query: string): SearchState {
  const { newsClient, loadWhole } = useEditionSource()
  const { failure } = useEdition()
  const reading = useListSettings()
  const settled = useDebouncedValue(query, LIST_DEBOUNCE_MS)
  useEffect(() => loadWhole(), [loadWhole])
  const request = reading && { ...reading, query: settled }
  const answer = useWorkerQuery('search', request, request && (() => newsClient.search(request)))
  if (answer?.ok) return { state: 'ready', found: answer.data }
  return { state: failure || answer ? 'failed' : 'loading' }
}
