import { GEOLOCATION_OPTIONS } from '@plainwire/domain/place'
import { createPlaceFinder, type ReaderPlaceFinder } from '../../device/place/find-place.ts'
import {
  clearFoundPlace,
  persistFoundPlace,
  readFoundPlace,
  readManualPlace,
} from '../../device/place/place.ts'
import type { BrowserPosition } from '../../device/place/position.ts'
import type { NewsClient } from '../../edition/newsroom.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'

/** The position from the browser's Geolocation API. */
function browserPosition(): Promise<BrowserPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser knows no position.'))
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, GEOLOCATION_OPTIONS)
  })
}

const finders = new WeakMap<NewsClient, ReaderPlaceFinder>()

/**
 * The place finder that uses this browser and the server. There is one per client, so that all callers share
 * a search.
 */
export function getBrowserPlaceFinder(newsroom: NewsClient): ReaderPlaceFinder {
  const finder =
    finders.get(newsroom) ??
    createPlaceFinder({
      now: () => new Date(),
      wait: browserNetworkDependencies.wait,
      position: browserPosition,
      placesNear: newsroom.placesNear,
      placeOfAddress: () => newsroom.placeOfAddress(),
      known: async () => (await import('./known-places.ts')).knownPlaces,
      storage: {
        manual: readManualPlace,
        found: readFoundPlace,
        clearFoundPlace,
        persistFoundPlace,
      },
    })
  finders.set(newsroom, finder)
  return finder
}
