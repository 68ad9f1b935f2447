import { isCacheValid, type PlaceSource, placeDisplayName, type WorldPart } from '@plainwire/domain/place'
import type { ReaderPlace } from '@plainwire/domain/ranking'
import { useMemo } from 'react'
import { readStored, writeStored } from '../../lib/storage.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** Where the reader is. It stays on the device. */
export interface Place extends ReaderPlace {
  /** The city's Dutch name, if it differs: the page has no list of them. */
  dutchCity?: string | undefined
  /** English name. */
  country: string
  /** 'city, country' */
  displayName: string
  /** How exact it is, in km; 0 for a city chosen by hand. */
  accuracy: number
  source: PlaceSource
  /** When it was chosen or found, in ms. */
  timestamp: number
  /** Where no town is known near it, what it is called after. */
  part?: WorldPart | 'unknown'
  /** It stands in for a place that couldn't be found: it says nothing about the reader. */
  isStandIn?: true
}

/** A city as it is chosen by hand. */
export type PlaceChoice = Pick<
  Place,
  'city' | 'dutchCity' | 'country' | 'countryCode' | 'latitude' | 'longitude'
>

const PARTS: readonly unknown[] = ['europe', 'northAmerica', 'australia', 'asia', 'unknown']

/** The place that counts now; apart from what is stored, so that a stand-in is forgotten with the visit. */
const place = createStore<Place | undefined>(undefined)

const isNumber = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit
const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The optional fields of a stored place. */
function detailsOf(stored: Record<string, unknown>) {
  const { countryCode, accuracy, timestamp, part, dutchCity } = stored
  return {
    countryCode: typeof countryCode === 'string' ? countryCode : '',
    accuracy: isNumber(accuracy, Number.MAX_SAFE_INTEGER) ? accuracy : 0,
    timestamp: isNumber(timestamp, Number.MAX_SAFE_INTEGER) ? timestamp : 0,
    ...(isName(dutchCity) && { dutchCity }),
    ...(PARTS.includes(part) && { part: part as NonNullable<Place['part']> }),
  }
}

/** Reads a place as it was persisted: without city, country, latitude and longitude it is none. */
export function readPlace(stored: unknown, isManual = true): Place | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const read = stored as Record<string, unknown>
  const { city, country, latitude, longitude, displayName } = read
  if (!isName(city) || !isName(country)) return undefined
  if (!isNumber(latitude, 90) || !isNumber(longitude, 180)) return undefined
  const source = isManual ? 'manual' : read.source === 'browser' ? 'browser' : 'ip'
  const name = isName(displayName) ? displayName : placeDisplayName({ name: city, country })
  return { city, country, latitude, longitude, displayName: name, source, ...detailsOf(read) }
}

/** The place chosen by hand; an unusable choice is removed. */
export function manualPlace(): Place | undefined {
  const place = readPlace(readStored('plainwire.place'))
  if (!place) writeStored('plainwire.place', undefined)
  return place
}

/** The place detected last, however long ago. */
export function foundPlace(): Place | undefined {
  return readPlace(readStored('plainwire.found-place'), false)
}

/** Takes up the place of an earlier visit: the manual choice, else what was found less than 12 hours ago. Nobody is asked. */
export function restorePlace(now = new Date()): void {
  const found = foundPlace()
  place.set(manualPlace() ?? (found && isCacheValid(found, now) ? found : undefined))
}

/** Shows a place for this visit, and says so to whoever listens. */
export function showPlace(shown: Place | undefined): void {
  place.set(shown)
  dispatchEvent(new CustomEvent('locationChanged', { detail: shown }))
}

/** Sets the reader's place by hand. With undefined it is forgotten, and so is what was found. */
export function choosePlace(chosen: PlaceChoice | undefined, now = new Date()): void {
  const made: Place | undefined = chosen && {
    ...chosen,
    displayName: placeDisplayName({ name: chosen.city, country: chosen.country }),
    accuracy: 0,
    source: 'manual',
    timestamp: now.getTime(),
  }
  writeStored('plainwire.place', made)
  if (!made) forgetFound()
  showPlace(made)
}

/** Takes the manual choice back; what is shown stays until another place is found. */
export function clearManual(): void {
  writeStored('plainwire.place', undefined)
}

export function forgetFound(): void {
  writeStored('plainwire.found-place', undefined)
}

/** Persists what was found, for 12 hours. */
export function persistFound(found: Place): void {
  writeStored('plainwire.found-place', found)
  showPlace(found)
}

/** The reader's place; none on the server and while taking over its page. */
export function usePlace(): Place | undefined {
  return useStore(place, undefined)
}

/** The parts of the place that lists depend on: detecting the same place again reloads no list. */
export function useReaderPlace(): PlaceChoice | undefined {
  const { city, country, countryCode, latitude, longitude } = usePlace() ?? {}
  return useMemo(() => {
    if (city === undefined || country === undefined || countryCode === undefined) return undefined
    if (latitude === undefined || longitude === undefined) return undefined
    return { city, country, countryCode, latitude, longitude }
  }, [city, country, countryCode, latitude, longitude])
}
