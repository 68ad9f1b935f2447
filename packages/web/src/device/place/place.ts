import {
  formatPlaceName,
  isCachedPlaceValid,
  type PlaceSource,
  type WorldRegion,
} from '@plainwire/domain/place'
import type { ReaderPlace } from '@plainwire/domain/ranking'
import { useMemo } from 'react'
import { readStoredValue, writeStoredValue } from '../../lib/storage/storage.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** The reader's place. It stays on the device. */
export interface Place extends ReaderPlace {
  /** The city's Dutch name, if it differs. Stored here, because the page has no list of Dutch names. */
  dutchCity?: string | undefined
  /** The country's English name. */
  country: string
  /** The name to show: 'city, country'. */
  displayName: string
  /** The accuracy of the position, in km; 0 for a city chosen by hand. */
  accuracy: number
  source: PlaceSource
  /** When the place was chosen or found, in ms since 1970. */
  timestamp: number
  /** The part of the world that the place is named after, if no town is known nearby. */
  part?: WorldRegion | 'unknown'
  /** Set for the default place, which is used if the reader's place couldn't be found. */
  isDefault?: true
}

/** A city that the reader has chosen. */
export type PlaceChoice = Pick<
  Place,
  'city' | 'dutchCity' | 'country' | 'countryCode' | 'latitude' | 'longitude'
>

const PARTS: readonly unknown[] = ['europe', 'northAmerica', 'australia', 'asia', 'unknown']

/** The current place. This isn't a persisted store, because the default place must not be persisted. */
const place = createStore<Place | undefined>(undefined)

const isNumber = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit
const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads the optional fields of a stored place, with defaults for missing and invalid ones. */
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

/**
 * Validates a persisted place. Returns undefined if its city, country, latitude or longitude is missing or
 * invalid. `isManual` is true for a place that the reader has chosen, and false for a detected place.
 */
export function parsePersistedPlace(stored: unknown, isManual = true): Place | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const read = stored as Record<string, unknown>
  const { city, country, latitude, longitude, displayName } = read
  if (!isName(city) || !isName(country)) return undefined
  if (!isNumber(latitude, 90) || !isNumber(longitude, 180)) return undefined
  const source = isManual ? 'manual' : read.source === 'browser' ? 'browser' : 'ip'
  const name = isName(displayName) ? displayName : formatPlaceName({ name: city, country })
  return { city, country, latitude, longitude, displayName: name, source, ...detailsOf(read) }
}

/** Returns the persisted place that the reader has chosen. An invalid place is deleted. */
export function readManualPlace(): Place | undefined {
  const place = parsePersistedPlace(readStoredValue('plainwire.place'))
  if (!place) writeStoredValue('plainwire.place', undefined)
  return place
}

/** Returns the persisted place that was detected last, even if that was long ago. */
export function readDetectedPlace(): Place | undefined {
  return parsePersistedPlace(readStoredValue('plainwire.found-place'), false)
}

/**
 * Restores the place of an earlier visit: the chosen place, otherwise a place detected less than 12 hours ago.
 */
export function restorePlace(now = new Date()): void {
  const found = readDetectedPlace()
  place.set(readManualPlace() ?? (found && isCachedPlaceValid(found, now) ? found : undefined))
}

/** Sets the place for this visit, and dispatches the event `locationChanged`. */
export function setCurrentPlace(shown: Place | undefined): void {
  place.set(shown)
  dispatchEvent(new CustomEvent('locationChanged', { detail: shown }))
}

/**
 * Sets and persists the place that the reader has chosen. If `chosen` is undefined, deletes the earlier choice
 * and the detected place.
 */
export function choosePlace(chosen: PlaceChoice | undefined, now = new Date()): void {
  const made: Place | undefined = chosen && {
    ...chosen,
    displayName: formatPlaceName({ name: chosen.city, country: chosen.country }),
    accuracy: 0,
    source: 'manual',
    timestamp: now.getTime(),
  }
  writeStoredValue('plainwire.place', made)
  if (!made) clearDetectedPlace()
  setCurrentPlace(made)
}

/**
 * Deletes the persisted place that the reader has chosen. The current place stays the same until another
 * place is found.
 */
export function clearManualPlace(): void {
  writeStoredValue('plainwire.place', undefined)
}

/** Removes the persisted detected place. */
export function clearDetectedPlace(): void {
  writeStoredValue('plainwire.found-place', undefined)
}

/** Persists a detected place and makes it the current one. `restorePlace` ignores it after 12 hours. */
export function persistDetectedPlace(found: Place): void {
  writeStoredValue('plainwire.found-place', found)
  setCurrentPlace(found)
}

/** Returns the reader's place; undefined on the server and during hydration. */
export function usePlace(): Place | undefined {
  return useStore(place, undefined)
}

/**
 * Returns the fields of the reader's place that lists depend on. If the same place is detected again, the same
 * object is returned, so that lists aren't reloaded.
 */
export function usePlaceForLists(): PlaceChoice | undefined {
  const { city, country, countryCode, latitude, longitude } = usePlace() ?? {}
  return useMemo(() => {
    if (city === undefined || country === undefined || countryCode === undefined) return undefined
    if (latitude === undefined || longitude === undefined) return undefined
    return { city, country, countryCode, latitude, longitude }
  }, [city, country, countryCode, latitude, longitude])
}
