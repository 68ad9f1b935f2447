import type { ChosenMuteKind } from '@plainwire/domain/reader'
import { fold } from '@plainwire/domain/text'
import type { Card } from '../../edition/card.ts'

/** Something of a story that a reader may want to read nothing more about. */
export interface MuteOffer {
  group: 'topic' | 'name' | 'place' | 'publisher'
  kind: ChosenMuteKind
  /** As it is muted. */
  text: string
  /** As it is read. */
  label: string
}

/** The most offers of each kind. */
const MOST = 5

/** Each once, whatever its spelling. */
function distinct(names: readonly (string | undefined)[]): string[] {
  const known = new Set<string>()
  return names.flatMap((name) => {
    if (!name || known.has(fold(name))) return []
    known.add(fold(name))
    return [name]
  })
}

interface Offered {
  category: { id: string; name: string }
  /** The place as the reader's language calls it. */
  place: Pick<Card['location'], 'city'> & { country: string | undefined }
  tags: readonly string[]
  publishers: readonly string[]
}

/**
 * The mutes that a story offers: its section, the names in it, its place and its publishers, without
 * duplicates.
 */
export function muteOffers({ category, place, tags, publishers }: Offered): MuteOffer[] {
  const places = distinct([place.city, place.country])
  const taken = new Set(places.map(fold))
  const words = (group: 'name' | 'place', names: readonly string[]) =>
    names.slice(0, MOST).map((name): MuteOffer => ({ group, kind: 'word', text: name, label: name }))
  return [
    { group: 'topic', kind: 'topic', text: category.id, label: category.name },
    ...words(
      'name',
      distinct(tags).filter((tag) => !taken.has(fold(tag))),
    ),
    ...words('place', places),
    ...distinct(publishers)
      .slice(0, MOST)
      .map((name): MuteOffer => ({ group: 'publisher', kind: 'source', text: name, label: name })),
  ]
}
