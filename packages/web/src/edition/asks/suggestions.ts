import type { SearchTerm } from '@plainwire/domain/search'
import { searchSuggestions } from '../search-suggestions.ts'
import { ofEdition, type Reading } from './ask.ts'
import { storiesFor } from './readers-stories.ts'

/** What a reader may mean by what they have typed so far: nothing of stories that they have muted. */
export const askSuggestions = ofEdition((edition, ask: Reading & { typed: string }): SearchTerm[] => {
  const { typed, ...reading } = ask
  const key = `suggestions ${JSON.stringify(reading)}`
  return edition.once(key, () => searchSuggestions(storiesFor(edition, reading)))(typed)
})
