import type { Place } from './towns.ts'

/** The places by name, packed into arrays of numbers and one buffer of text. */
export type PackedPlaces = ReturnType<typeof packPlaces>

/** A read-only map from names to the places with that name. */
export interface PlaceLookup {
  /**
   * Returns the places with a name. They are the same objects on every call, even if another name of the same
   * place is looked up.
   */
  get(key: string): readonly Place[] | undefined
}

const KINDS = ['country', 'region', 'town'] as const satisfies readonly Place['kind'][]

/** Creates a table that assigns numbers to texts, in the order of their first occurrence. */
function numbering() {
  const numbers = new Map<string, number>()
  return {
    of(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, numbers.size)
      return numbers.size - 1
    },
    texts: () => [...numbers.keys()],
  }
}

/** Stores all places in columns: 135,000 objects would need three times the memory. */
function columnsOf(rows: readonly Place[]) {
  const [countries, divisions] = [numbering(), numbering()]
  const ends = new Uint32Array(rows.length)
  const names = rows.map(({ name }) => Buffer.from(name))
  let end = 0
  for (const [row, name] of names.entries()) {
    end += name.length
    ends[row] = end
  }
  return {
    names: Buffer.concat(names),
    ends,
    kinds: Uint8Array.from(rows, ({ kind }) => KINDS.indexOf(kind)),
    country: Uint16Array.from(rows, ({ country }) => countries.of(country)),
    division: Uint16Array.from(rows, ({ division }) => divisions.of(division)),
    populations: Float64Array.from(rows, ({ population }) => population),
    // NaN for a place without coordinates.
    latitudes: Float64Array.from(rows, ({ latitude }) => latitude ?? Number.NaN),
    longitudes: Float64Array.from(rows, ({ longitude }) => longitude ?? Number.NaN),
    countries: countries.texts(),
    divisions: divisions.texts(),
  }
}

const degrees = (column: Float64Array, row: number) => {
  const value = column[row]
  return value === undefined || Number.isNaN(value) ? undefined : value
}

/** Creates the place object of a row. */
function placeAt(columns: ReturnType<typeof columnsOf>, row: number): Place {
  const { names, ends, kinds, country, division, populations, latitudes, longitudes } = columns
  return {
    kind: KINDS[kinds[row] ?? 0] ?? 'town',
    name: names.toString('utf8', ends[row - 1] ?? 0, ends[row]),
    country: columns.countries[country[row] ?? 0] ?? '',
    division: columns.divisions[division[row] ?? 0] ?? '',
    population: populations[row] ?? 0,
    latitude: degrees(latitudes, row),
    longitude: degrees(longitudes, row),
  }
}

/** Packs a gazetteer: its names, the row numbers of each name's places, and the columns of those rows. */
export function packPlaces(index: ReadonlyMap<string, readonly Place[]>) {
  const rowOf = new Map<Place, number>()
  for (const places of index.values()) {
    for (const place of places) if (!rowOf.has(place)) rowOf.set(place, rowOf.size)
  }
  const ends = new Uint32Array(index.size)
  const numbers = new Map<string, number>()
  let end = 0
  for (const [key, places] of index) {
    end += places.length
    ends[numbers.size] = end
    numbers.set(key, numbers.size)
  }
  const lists = Uint32Array.from([...index.values()].flat(), (place) => rowOf.get(place) ?? 0)
  return { columns: columnsOf([...rowOf.keys()]), numbers, ends, lists }
}

/**
 * Makes packed places readable by name. A place's object is created at its first lookup and then cached,
 * because texts name only some thousands of places.
 */
export function unpackPlaces({ columns, numbers, ends, lists }: PackedPlaces): PlaceLookup {
  const made = new Map<number, Place>()
  const found = new Map<string, readonly Place[]>()
  const madeAt = (row: number): Place => {
    const place = made.get(row) ?? placeAt(columns, row)
    made.set(row, place)
    return place
  }
  return {
    get(key) {
      const known = found.get(key)
      if (known) return known
      const number = numbers.get(key)
      if (number === undefined) return undefined
      const places = Array.from(lists.subarray(ends[number - 1] ?? 0, ends[number]), madeAt)
      found.set(key, places)
      return places
    },
  }
}
