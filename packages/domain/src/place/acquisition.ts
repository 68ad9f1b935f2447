import { HOUR_MS } from '../units/index.ts'

/** How long a detected place is valid: 12 hours, in ms. */
export const PLACE_CACHE_MS = 12 * HOUR_MS
/** Less exact places are refused. */
export const MAX_ACCURACY_KM = 100
/** How exact a place known by its network address is taken to be. */
export const IP_ACCURACY_KM = 50
/** Between two questions for the place. */
export const PLACE_GAP_MS = 1000
/** Options for the browser's geolocation. */
export const GEOLOCATION_OPTIONS = { timeout: 10_000, enableHighAccuracy: true, maximumAge: 300_000 } as const

/** Of coordinates that leave a device: about ten kilometres, within which nobody is alone. */
export const POINT_DECIMALS = 1

/** Where nothing could be detected, and where detecting failed. */
export const UNDETECTED_PLACE = {
  city: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  latitude: 38.7223,
  longitude: -9.1393,
} as const
export const FAILED_PLACE = {
  city: 'New York',
  country: 'United States',
  countryCode: 'US',
  latitude: 40.7128,
  longitude: -74.006,
} as const

export type PlaceSource = 'manual' | 'browser' | 'ip'

/** A detected place as stored on the device. */
export interface DetectedPlace {
  source: PlaceSource
  /** When it was found, in ms. */
  timestamp: number
}

/** The state of a search for the reader's place. */
export interface PlaceSearch<Place extends DetectedPlace> {
  /** The place chosen by the reader. */
  manual: Place | undefined
  /** The place detected last. */
  cached: Place | undefined
  /** The services that have failed in this search. */
  failed: readonly ('browser' | 'ip')[]
  /** Whether the reader requested a new detection, which ignores the cache. */
  isForced: boolean
}

export type PlaceStep<Place> = { use: Place } | { ask: 'browser' | 'ip' } | { use: undefined }

/** Whether a stored place is still valid: detected less than 12 hours ago. */
export function isCacheValid({ source, timestamp }: DetectedPlace, now: Date): boolean {
  const age = now.getTime() - timestamp
  return source !== 'manual' && age >= 0 && age < PLACE_CACHE_MS
}

/**
 * The next step of the search for a place: the manual choice, a valid cache, the browser, the network
 * address, none. Any failure of the browser leads to the address.
 */
export function nextPlaceStep<Place extends DetectedPlace>(
  { manual, cached, failed, isForced }: PlaceSearch<Place>,
  now: Date,
): PlaceStep<Place> {
  if (manual) return { use: manual }
  if (cached && !isForced && isCacheValid(cached, now)) return { use: cached }
  if (!failed.includes('browser') && !failed.includes('ip')) return { ask: 'browser' }
  return failed.includes('ip') ? { use: undefined } : { ask: 'ip' }
}

/** Whether a found place is exact enough to be used. */
export function isAccurate(accuracyKm: number): boolean {
  return accuracyKm <= MAX_ACCURACY_KM
}

/** How long the next question for the place has to wait. */
export function placeWaitMs(lastAskedMs: number | undefined, now: Date): number {
  const gone = now.getTime() - (lastAskedMs ?? Number.NEGATIVE_INFINITY)
  return gone < 0 ? PLACE_GAP_MS : Math.max(0, PLACE_GAP_MS - gone)
}
