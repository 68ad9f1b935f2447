import { GEOLOCATION_OPTIONS } from '@plainwire/domain/place'
import { type FindPlace, type Position, placeFinder } from '../../device/place/find-place.ts'
import { forgetFound, foundPlace, manualPlace, persistFound } from '../../device/place/place.ts'
import type { Newsroom } from '../../edition/newsroom.ts'
import { browserOutside } from '../../lib/outside.ts'

/** The position from the browser's Geolocation API. */
function browserPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser knows no position.'))
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, GEOLOCATION_OPTIONS)
  })
}

const finders = new WeakMap<Newsroom, FindPlace>()

/**
 * The place finder that uses this browser and the server; one per newsroom, so that callers share a search.
 */
export function browserPlaceFinder(newsroom: Newsroom): FindPlace {
  const finder =
    finders.get(newsroom) ??
    placeFinder({
      now: () => new Date(),
      wait: browserOutside.wait,
      position: browserPosition,
      placesNear: newsroom.placesNear,
      placeOfAddress: () => newsroom.placeOfAddress(),
      known: async () => (await import('./known-places.ts')).knownPlaces,
      storage: { manual: manualPlace, found: foundPlace, forgetFound, persistFound },
    })
  finders.set(newsroom, finder)
  return finder
}
