import type { CityRecord, GeocodedPlace } from '@plainwire/domain/contract'
import type { Country } from '@plainwire/domain/place'
import type { Place } from './place.ts'
import type { BrowserPosition, Point } from './position.ts'

type Answer<Data> = { ok: true; data: Data } | { ok: false }

/** The functions and data that the place finder depends on. */
export interface PlaceDependencies {
  now: () => Date
  wait: (ms: number) => Promise<void>
  /** The browser's position; rejects if it is refused, unknown or too slow. */
  position: () => Promise<BrowserPosition>
  /**
   * Requests the towns near a point from the server.
   *
   * @param point rounded, so that the server doesn't get the exact position
   */
  placesNear: (point: Point) => Promise<Answer<GeocodedPlace[]>>
  /** Requests the place of the reader's IP address from the server. */
  placeOfAddress: () => Promise<Answer<GeocodedPlace | null>>
  /** The built-in cities and countries. */
  known: () => Promise<{ cities: readonly CityRecord[]; countries: readonly Country[] }>
  /** The places stored on the device: `manual` was chosen by the reader, `found` was detected. */
  storage: {
    manual: () => Place | undefined
    found: () => Place | undefined
    clearDetectedPlace: () => void
    persistDetectedPlace: (place: Place) => void
  }
}
