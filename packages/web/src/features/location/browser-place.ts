import { GEOLOCATION_OPTIONS } from '@plainwire/domain/place'
import { createPlaceFinder, type ReaderPlaceFinder } from '../../device/place/find-place.ts'
import {
  clearDetectedPlace,
  persistDetectedPlace,
  readDetectedPlace,
  readManualPlace,
} from '../../device/place/place.ts'
import type { BrowserPosition } from '../../device/place/position.ts'
import type { NewsClient } from '../../edition/news-client.ts'
import { browserNetworkDependencies } from '../../lib/outside.ts'

/**
 * Requests the device's position from the browser's Geolocation API. Rejects if the browser has no such API,
 * the reader refuses, or the position can't be determined.
 */
function browserPosition(): Promise<BrowserPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser knows no position.'))
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, GEOLOCATION_OPTIONS)
  })
}

const finders = new WeakMap<NewsClient, ReaderPlaceFinder>()

/**
 * Returns the place finder that uses this browser and the server. There is one finder per `NewsClient`, so
 * that concurrent callers share one search.
 */
export function getBrowserPlaceFinder(newsClient: NewsClient): ReaderPlaceFinder {
  const finder =
    finders.get(newsClient) ??
    createPlaceFinder({
      now: () => new Date(),
      wait: browserNetworkDependencies.wait,
      position: browserPosition,
      placesNear: newsClient.placesNear,
      placeOfAddress: () => newsClient.placeOfAddress(),
      known: async () => (await import('./bundled-places.ts')).bundledPlaces,
      storage: {
        manual: readManualPlace,
        found: readDetectedPlace,
        clearDetectedPlace,
        persistDetectedPlace,
      },
    })
  finders.set(newsClient, finder)
  return finder
}
