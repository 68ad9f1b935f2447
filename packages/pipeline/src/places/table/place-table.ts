import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import {
  indexCountriesByName,
  indexRegionsByName,
  indexUsStatesByAbbreviation,
} from './countries-and-regions.ts'
import { type PackedPlaces, packPlaces } from './packed-places.ts'
import { mapTownAdjectivesToCountries } from './town-adjectives.ts'
import { buildTownIndex, listAreaCentres, type Place, type Point, toPlaceNameKey } from './towns.ts'

/** A possible meaning of a name. */
export type NameMeaning =
  | { kind: 'place'; places: readonly Place[] }
  /** An adjective or a word for inhabitants ('Dutch'): evidence for a country, but not a place. */
  | { kind: 'people'; country: string }
  /** A part of the world, a sea, a river. */
  | { kind: 'area'; point: Point }
  /** An organisation, party or office-holder: evidence for a country. */
  | { kind: 'hint'; country: string }
  /** A street, a lake, a building: a place without coordinates. */
  | { kind: 'feature' }

export type PlaceTableInput = Pick<
  NewsroomData,
  'exonyms' | 'demonyms' | 'placeWords' | 'placeCues' | 'regions' | 'lowCountries'
>

/** The minimum population of a town that is better known than a club or a leader of the same name. */
const KNOWN_TOWN = 100_000

/**
 * The share of a region's population that counts when places of the same name are compared. The whole would be
 * too much: about half of the reports with such a name mean the region's chief town, as with 'Utrecht'.
 */
const REGION_SHARE = 0.4
const importance = ({ kind, population }: Place) =>
  kind === 'country' ? Number.POSITIVE_INFINITY : kind === 'region' ? population * REGION_SHARE : population
function byImportance(a: Place, b: Place): number {
  const [first, second] = [importance(a), importance(b)]
  return first === second ? 0 : second - first
}

/** The gazetteer by name, with its places in columns that can be stored without conversion. */
export interface PlaceTable {
  places: PackedPlaces
  /** Meanings of names that aren't countries, regions or towns, such as adjectives and organisations. */
  others: ReadonlyMap<string, NameMeaning>
  /** American states by abbreviation. */
  states: ReadonlyMap<string, Place>
  /** The first words of names that consist of several words. */
  beginnings: ReadonlySet<string>
}

/** Makes the table of countries, regions and all towns by name. Takes about two seconds of CPU time. */
export function buildPlaceTable(data: PlaceTableInput): PlaceTable {
  const points = listAreaCentres(data)
  const towns: Map<string, Place[]> = buildTownIndex(data)
  const regions = indexRegionsByName(data, points)
  const countries = indexCountriesByName(data, points)
  const states = indexUsStatesByAbbreviation(data, regions)
  for (const [key, places] of regions) towns.set(key, [...places, ...(towns.get(key) ?? [])])
  const west = states.get('wv')
  if (west) towns.set('w va', [west])
  for (const [key, country] of countries) towns.set(key, [country, ...(towns.get(key) ?? [])])

  for (const places of towns.values()) places.sort(byImportance)

  const others = new Map<string, NameMeaning>()
  for (const [adjective, country] of mapTownAdjectivesToCountries(towns))
    others.set(adjective, { kind: 'people', country })
  for (const [code, words] of Object.entries(data.demonyms.countries)) {
    for (const word of words.split(' ')) others.set(toPlaceNameKey(word), { kind: 'people', country: code })
  }
  for (const [name, [latitude, longitude]] of Object.entries(data.placeWords.areas)) {
    others.set(toPlaceNameKey(name), { kind: 'area', point: { latitude, longitude } })
  }
  for (const [country, names] of Object.entries(data.placeCues.hints)) {
    for (const name of names.map(toPlaceNameKey)) {
      const largest = Math.max(0, ...(towns.get(name) ?? []).map(({ population }) => population))
      if (name.includes(' ') || largest < KNOWN_TOWN) others.set(name, { kind: 'hint', country })
    }
  }
  const beginnings = new Set<string>()
  for (const names of [towns, others]) {
    for (const key of names.keys()) {
      const end = key.indexOf(' ')
      if (end > 0) beginnings.add(key.slice(0, end))
    }
  }
  return { places: packPlaces(towns), others, states, beginnings }
}

const tables = new WeakMap<PlaceTableInput, PlaceTable>()

/**
 * Returns the place table of the data. It is made at the first call, and shared by all gazetteers that use
 * the same data object.
 */
export function getPlaceTable(data: PlaceTableInput): PlaceTable {
  const known = tables.get(data)
  if (known) return known
  const made = buildPlaceTable(data)
  tables.set(data, made)
  return made
}
