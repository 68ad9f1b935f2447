import { openPlaces } from './packed-places.ts'
import type { Named, PlaceTable } from './place-table.ts'
import type { Place } from './towns.ts'

/** A name found in a text, before its meaning is determined. */
export interface PlaceName {
  name: string
  key: string
  /** The index of its first token, and its number of tokens. */
  at: number
  words: number
  start: number
  end: number
  named: Named
}

/** The index for looking up names. It is built once. */
export interface PlaceIndex {
  /** Returns the meanings of a folded name. `written` is the original spelling, which distinguishes 'US' from 'us'. */
  find(key: string, written: string): Named | undefined
  /** Returns an American state by an abbreviation that counts only after a comma or with full stops. */
  state(key: string): Place | undefined
  /** Whether any name of several words begins with this word. */
  beginsName(word: string): boolean
}

const SHORT = 3

/** Looks names up in a table. */
export function placeIndex({ places: packed, others, states, beginnings }: PlaceTable): PlaceIndex {
  const places = openPlaces(packed)
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
