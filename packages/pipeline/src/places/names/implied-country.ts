import { collectWordsOfAllLanguages } from '../../languages/index.ts'
import type { Token } from '../../text/index.ts'
import type { NameMeaning } from '../table/place-table.ts'
import { toPlaceNameKey } from '../table/towns.ts'

/** Looks up the meaning of a part of a word. */
type FindName = (key: string, written: string) => NameMeaning | undefined

function countryOf(named: NameMeaning | undefined): string | undefined {
  if (named?.kind === 'people' || named?.kind === 'hint') return named.country
  if (named?.kind !== 'place') return undefined
  const [first] = named.places
  return first && first.kind !== 'town' ? first.country : undefined
}

/** Prefixes with which a compound implies no country: 'pro' in 'pro-Palestijnse'. */
const SIDES = collectWordsOfAllLanguages(({ places }) => places.sides)
/** The minimum length of a name that remains when its genitive 's' is removed: 'Poetin' of 'Poetins'. */
const MIN_OWNER = 4

/**
 * Returns the country that a compound word implies if no list contains the whole word: 'VVD-leider',
 * 'Oekraïne-oorlog', 'Oost-Vlaamse', 'Poetins'. The word itself is not a place.
 */
export function findImpliedCountry({ text, folded }: Token, find: FindName): string | undefined {
  const dash = text.lastIndexOf('-')
  if (dash > 1) {
    const [first, last] = [text.slice(0, dash), text.slice(dash + 1)]
    if (SIDES.has(first.toLowerCase())) return undefined
    return (
      countryOf(find(toPlaceNameKey(first), first)) ??
      (/^\p{Lu}/u.test(last) ? countryOf(find(toPlaceNameKey(last), last)) : undefined)
    )
  }
  if (!folded.endsWith('s') || folded.length <= MIN_OWNER) return undefined
  const owner = text.slice(0, -1)
  return countryOf(find(toPlaceNameKey(owner), owner))
}
