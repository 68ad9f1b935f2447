import type { SearchTerm } from '@plainwire/domain/search'
import { createSearchSuggester } from '../../worker/search-suggestions.ts'
import { unblurredStoriesFor } from '../apply-mutes.ts'
import { createEditionHandler, type ListSettings } from '../request.ts'

interface SuggestionsRequest extends ListSettings {
  typed: string
  /** The kind of suggestions to return; all kinds if undefined. */
  kind?: SearchTerm['kind'] | undefined
}

/** Suggestions for completing a query, without terms that only muted stories contain. */
export const answerSuggestions = createEditionHandler(
  (edition, request: SuggestionsRequest): SearchTerm[] => {
    const { typed, kind, ...reading } = request
    const key = `suggestions ${JSON.stringify(reading)}`
    return edition.once(key, () => createSearchSuggester(unblurredStoriesFor(edition, reading)))(typed, kind)
  },
)
