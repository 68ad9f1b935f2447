import type { ReaderPlace } from '@plainwire/domain/ranking'
import { readStored, writeStored } from '../lib/storage.ts'
import { createStore, useStore } from '../lib/store.ts'

/** Where the reader is, as chosen by hand. It never leaves the device. */
export interface Place extends ReaderPlace {
  /** English name. */
  country: string
}

const place = createStore<Place | undefined>(undefined)

const isCoordinate = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit
const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a place as it was kept: without city, country, latitude and longitude it is none (LO-04). */
export function readPlace(stored: unknown): Place | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { city, country, countryCode, latitude, longitude } = stored as Record<string, unknown>
  if (!isName(city) || !isName(country) || !isName(countryCode)) return undefined
  if (!isCoordinate(latitude, 90) || !isCoordinate(longitude, 180)) return undefined
  return { city, country, countryCode, latitude, longitude }
}

/** Takes up the place chosen on an earlier visit; an unusable one is removed. */
export function restorePlace(): void {
  const kept = readPlace(readStored('plainwire.place'))
  if (!kept) writeStored('plainwire.place', undefined)
  place.set(kept)
}

/** Sets or, with undefined, forgets the reader's place, and says so to whoever listens. */
export function choosePlace(chosen: Place | undefined): void {
  writeStored('plainwire.place', chosen)
  place.set(chosen)
  dispatchEvent(new CustomEvent('locationChanged', { detail: chosen }))
}

/** The reader's place; none on the server and while taking over its page. */
export function usePlace(): Place | undefined {
  return useStore(place, undefined)
}
