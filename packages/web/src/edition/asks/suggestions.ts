import type { SearchTerm } from '@plainwire/domain/search'
import { searchSuggestions } from '../search-suggestions.ts'
import { ofEdition, type Reading } from './ask.ts'
import { clearStoriesFor } from './readers-stories.ts'

interface SuggestionsAsk extends Reading {
  typed: string
  /** Only such; undefined: all. */
  kind?: SearchTerm['kind'] | undefined
}

/** What a reader may mean by what they have typed so far: nothing of stories that they have muted. */
export const askSuggestions = ofEdition((edition, ask: SuggestionsAsk): SearchTerm[] => {
  const { typed, kind, ...reading } = ask
  const key = `suggestions ${JSON.stringify(reading)}`
  return edition.once(key, () => searchSuggestions(clearStoriesFor(edition, reading)))(typed, kind)
})
