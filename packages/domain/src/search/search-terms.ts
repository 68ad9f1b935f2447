import type { NewsStory } from '../contract/index.ts'
import { toSpecificPlaceName } from '../edition/index.ts'
import { foldCaseAndAccents } from '../text/index.ts'

/** A term of the edition that is suggested to complete a search. */
export interface SuggestedSearchTerm {
  kind: 'place' | 'source' | 'topic'
  /** The term as it is written in stories. */
  text: string
  /** The number of stories with this term. */
  stories: number
}

function termsOf(story: NewsStory): { kind: SuggestedSearchTerm['kind']; text: string }[] {
  const { city, country } = story.location ?? {}
  const places = [toSpecificPlaceName(city), toSpecificPlaceName(country)].flatMap((name) => name ?? [])
  return [
    ...places.map((text) => ({ kind: 'place' as const, text })),
    ...story.sources.map(({ name }) => ({ kind: 'source' as const, text: name })),
    ...story.tags.map((text) => ({ kind: 'topic' as const, text })),
  ]
}

/** The places, publishers and tags of an edition for suggestions, the most frequent first. */
export function collectSuggestedSearchTerms(stories: readonly NewsStory[]): SuggestedSearchTerm[] {
  const terms = new Map<string, SuggestedSearchTerm>()
  for (const story of stories) {
    const own = new Map(termsOf(story).map((term) => [`${term.kind} ${foldCaseAndAccents(term.text)}`, term]))
    for (const [key, term] of own) {
      const known = terms.get(key)
      if (known) known.stories += 1
      else terms.set(key, { ...term, stories: 1 })
    }
  }
  return [...terms.values()].sort((a, b) => b.stories - a.stories || (a.text < b.text ? -1 : 1))
}
