import { unpackPlaces } from '../table/packed-places.ts'
import type { NameMeaning, PlaceTable } from '../table/place-table.ts'
import type { Place } from '../table/towns.ts'

/** A name found in a text, before its meaning is determined. */
export interface PlaceName {
  name: string
  key: string
  /** The index of the name's first token in the text. */
  at: number
  /** The number of tokens in the name. */
  words: number
  start: number
  end: number
  named: NameMeaning
}

/** An index of place names with their possible meanings, built once and used for all texts. */
export interface PlaceIndex {
  /**
   * Returns the meanings of a name, by its key from `toPlaceNameKey`. `written` is the name as written in the
   * text, which distinguishes 'US' from 'us'.
   */
  find(key: string, written: string): NameMeaning | undefined
  /**
   * Returns the American state with this abbreviation, for abbreviations that count only after a comma or
   * with full stops, such as 'Ind.'.
   */
  state(key: string): Place | undefined
  /** Returns true if a name of several words begins with this word. */
  beginsName(word: string): boolean
}

const SHORT = 3

/** Creates an index of a table's names. */
export function createPlaceIndex({ places: packed, others, states, beginnings }: PlaceTable): PlaceIndex {
  const places = unpackPlaces(packed)
  return {
    find: (key, written) => {
      const isShort = key.length <= SHORT
      const isCapitals = written === written.toUpperCase()
      const other = others.get(key)
      if (other) return isShort && !isCapitals ? undefined : other
      const named = places.get(key)
      if (!named) return undefined
      if (!isShort || isCapitals) return { kind: 'place', places: named }
      const longer = named.filter(({ kind }) => kind === 'town')
      return longer.length > 0 ? { kind: 'place', places: longer } : undefined
    },
    state: (key) => states.get(key),
    beginsName: (word) => beginnings.has(word),
  }
}
