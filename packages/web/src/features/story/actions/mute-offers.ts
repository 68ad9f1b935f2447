import type { SelectableMuteKind } from '@plainwire/domain/reader'
import { foldCaseAndAccents } from '@plainwire/domain/text'
import type { Card } from '../../../edition/card.ts'

/** A mute that is offered for a story. */
export interface MuteSuggestion {
  group: 'topic' | 'name' | 'place' | 'publisher'
  kind: SelectableMuteKind
  /** What the mute matches: a category's id, a word, or a publisher's name. */
  text: string
  /** The text that is shown for the offered mute. */
  label: string
}

/** The maximum number of offered mutes in each group. */
const MAX_OFFERS = 5

/**
 * Removes empty names and duplicates from a list. Names that differ only in case or accents are duplicates.
 */
function distinct(names: readonly (string | undefined)[]): string[] {
  const known = new Set<string>()
  return names.flatMap((name) => {
    if (!name || known.has(foldCaseAndAccents(name))) return []
    known.add(foldCaseAndAccents(name))
    return [name]
  })
}

interface StoryFeatures {
  category: { id: string; name: string }
  /** The story's place, with the names in the reader's language. */
  place: Pick<Card['location'], 'city'> & { country: string | undefined }
  tags: readonly string[]
  publishers: readonly string[]
}

/**
 * Returns the mutes to offer for a story: its category, the names in it, its place and its publishers,
 * without duplicates.
 */
export function listMuteSuggestions({ category, place, tags, publishers }: StoryFeatures): MuteSuggestion[] {
  const places = distinct([place.city, place.country])
  const placeNames = new Set(places.map(foldCaseAndAccents))
  const words = (group: 'name' | 'place', names: readonly string[]) =>
    names
      .slice(0, MAX_OFFERS)
      .map((name): MuteSuggestion => ({ group, kind: 'word', text: name, label: name }))
  return [
    { group: 'topic', kind: 'topic', text: category.id, label: category.name },
    ...words(
      'name',
      distinct(tags).filter((tag) => !placeNames.has(foldCaseAndAccents(tag))),
    ),
    ...words('place', places),
    ...distinct(publishers)
      .slice(0, MAX_OFFERS)
      .map((name): MuteSuggestion => ({ group: 'publisher', kind: 'source', text: name, label: name })),
  ]
}
