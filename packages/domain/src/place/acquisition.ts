import { HOUR_MS } from '../units/index.ts'

/** A place found by itself is believed so long: 12 hours. */
export const PLACE_CACHE_MS = 12 * HOUR_MS
/** Less exact places are refused. */
export const MAX_ACCURACY_KM = 100
/** How exact a place known by its network address is taken to be. */
export const IP_ACCURACY_KM = 50
/** Between two questions for the place. */
export const PLACE_GAP_MS = 1000
/** How the browser is asked. */
export const BROWSER_ASK = { timeout: 10_000, enableHighAccuracy: true, maximumAge: 300_000 } as const

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

/** A place as it was found and kept. */
export interface KeptPlace {
  source: PlaceSource
  /** When it was found, in ms. */
  timestamp: number
}

/** What is known when a place is wanted. */
export interface PlaceSearch<Place extends KeptPlace> {
  /** What the reader chose by hand. */
  manual: Place | undefined
  /** What was found last. */
  cached: Place | undefined
  /** Who was asked already in this search, and couldn't tell. */
  failed: readonly ('browser' | 'ip')[]
  /** Whether the reader wants the place found anew: the cache doesn't count. */
  isForced: boolean
}

export type PlaceStep<Place> = { use: Place } | { ask: 'browser' | 'ip' } | { use: undefined }

/** Whether a kept place still counts: found by itself, and less than 12 hours ago. */
export function isCacheValid({ source, timestamp }: KeptPlace, now: Date): boolean {
  const age = now.getTime() - timestamp
  return source !== 'manual' && age >= 0 && age < PLACE_CACHE_MS
}

/** What comes next when a place is wanted: the manual choice, a valid cache, the browser, the network address, none. Any failure of the browser leads to the address. */
export function nextPlaceStep<Place extends KeptPlace>(
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
