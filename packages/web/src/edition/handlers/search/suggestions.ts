import type { SuggestedSearchTerm } from '@plainwire/domain/search'
import { createSearchSuggester } from '../../worker/search-suggestions.ts'
import { listUnmutedStories } from '../apply-mutes.ts'
import { createEditionHandler, type ListSettings } from '../request.ts'

interface SuggestionsRequest extends ListSettings {
  typed: string
  /** The kind of suggestions to return; all kinds if undefined. */
  kind?: SuggestedSearchTerm['kind'] | undefined
}

/** Returns suggestions for completing a query, without terms that only muted stories contain. */
export const handleSuggestionsRequest = createEditionHandler(
  (edition, request: SuggestionsRequest): SuggestedSearchTerm[] => {
    const { typed, kind, ...reading } = request
    const key = `suggestions ${JSON.stringify(reading)}`
    return edition.once(key, () => createSearchSuggester(listUnmutedStories(edition, reading)))(typed, kind)
  },
)
