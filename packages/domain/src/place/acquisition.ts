import { HOUR_MS } from '../units/index.ts'

/** How long a detected place is valid: 12 hours, in ms. */
export const MAX_DETECTED_PLACE_AGE_MS = 12 * HOUR_MS
/** The maximum inaccuracy of a detected position, in km; less accurate positions are rejected. */
export const MAX_POSITION_INACCURACY_KM = 100
/** The assumed accuracy of a place derived from a network address, in km. */
export const IP_ACCURACY_KM = 50
/** The minimum time between two requests for the place, in ms. */
export const MIN_PLACE_REQUEST_GAP_MS = 1000
/** Options for the browser's geolocation; `timeout` and `maximumAge` are in ms. */
export const GEOLOCATION_OPTIONS = { timeout: 10_000, enableHighAccuracy: true, maximumAge: 300_000 } as const

/**
 * The number of decimals of coordinates sent to the server. One decimal is about ten kilometres, too coarse to
 * identify a reader.
 */
export const COORDINATE_DECIMALS = 1

/**
 * The place that is assumed if detection finds no place. If detection fails with an error,
 * `DETECTION_FAILURE_PLACE` is assumed.
 */
export const DEFAULT_PLACE = {
  city: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  latitude: 38.7223,
  longitude: -9.1393,
} as const
export const DETECTION_FAILURE_PLACE = {
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
  /** When the place was detected, in ms since 1970. */
  timestamp: number
}

/** The state of detecting the reader's place. */
export interface PlaceDetectionState<Place extends DetectedPlace> {
  /** The place chosen by the reader. */
  manual: Place | undefined
  /** The last detected place. */
  cached: Place | undefined
  /** The sources that have failed in this attempt. */
  failed: readonly ('browser' | 'ip')[]
  /** Whether the reader requested a new detection, which ignores the cache. */
  isForced: boolean
}

export type PlaceDetectionStep<Place> = { use: Place } | { query: 'browser' | 'ip' } | { use: undefined }

/**
 * Whether a stored place can be used instead of a new detection: it was detected, not chosen by the reader,
 * less than 12 hours ago.
 */
export function isCachedPlaceValid({ source, timestamp }: DetectedPlace, now: Date): boolean {
  const age = now.getTime() - timestamp
  return source !== 'manual' && age >= 0 && age < MAX_DETECTED_PLACE_AGE_MS
}

/**
 * Returns the next step of detecting the reader's place. The order is: the reader's own choice, a valid cached
 * place, the browser, the network address, none. If the browser fails for any reason, the network address is
 * used.
 */
export function choosePlaceDetectionStep<Place extends DetectedPlace>(
  { manual, cached, failed, isForced }: PlaceDetectionState<Place>,
  now: Date,
): PlaceDetectionStep<Place> {
  if (manual) return { use: manual }
  if (cached && !isForced && isCachedPlaceValid(cached, now)) return { use: cached }
  if (!failed.includes('browser') && !failed.includes('ip')) return { query: 'browser' }
  return failed.includes('ip') ? { use: undefined } : { query: 'ip' }
}

/** Whether a detected place is accurate enough to be used. */
export function isPlaceAccuracySufficient(accuracyKm: number): boolean {
  return accuracyKm <= MAX_POSITION_INACCURACY_KM
}

/** Returns how long to wait before the next request for the reader's place, in ms; 0 if it can be made now. */
export function computePlaceRequestWaitMs(lastQueriedMs: number | undefined, now: Date): number {
  const gone = now.getTime() - (lastQueriedMs ?? Number.NEGATIVE_INFINITY)
  return gone < 0 ? MIN_PLACE_REQUEST_GAP_MS : Math.max(0, MIN_PLACE_REQUEST_GAP_MS - gone)
}
