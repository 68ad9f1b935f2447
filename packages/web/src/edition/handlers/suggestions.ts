import type { SearchTerm } from '@plainwire/domain/search'
import { searchSuggestions } from '../search-suggestions.ts'
import { clearStoriesFor } from './readers-stories.ts'
import { ofEdition, type Reading } from './request.ts'

interface SuggestionsRequest extends Reading {
  typed: string
  /** Only such; undefined: all. */
  kind?: SearchTerm['kind'] | undefined
}

/** Suggestions for completing a query, without those of muted stories only. */
export const answerSuggestions = ofEdition((edition, request: SuggestionsRequest): SearchTerm[] => {
  const { typed, kind, ...reading } = request
  const key = `suggestions ${JSON.stringify(reading)}`
  return edition.once(key, () => searchSuggestions(clearStoriesFor(edition, reading)))(typed, kind)
})
