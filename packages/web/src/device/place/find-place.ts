import {
  choosePlaceDetectionStep,
  computePlaceRequestWaitMs,
  IP_ACCURACY_KM,
  isPlaceAccuracySufficient,
} from '@plainwire/domain/place'
import { findDutchTownName } from './dutch-name.ts'
import type { Place } from './place.ts'
import { findNearestPlaceName, resolvePlaceName } from './place-name.ts'
import type { PlaceDependencies } from './place-ports.ts'
import { roundCoordinates } from './position.ts'

/**
 * The result of a search for the reader's place. 'unknown': no source knows the place; 'failed': a source
 * couldn't be reached.
 */
export type PlaceLookupResult = Place | 'unknown' | 'failed'
/**
 * Finds the reader's place.
 *
 * @param isForced true to ignore a place that was found earlier
 */
export type ReaderPlaceFinder = (isForced: boolean) => Promise<PlaceLookupResult>

/** The number of decimals of stored positions; two decimals of a degree are about a kilometre. */
const DECIMALS = 2
const METRES = 1000

async function queryBrowser(world: PlaceDependencies): Promise<PlaceLookupResult> {
  // If the position is refused, unknown or too slow, the next source is tried.
  const position = await world.position().catch(() => undefined)
  if (!position) return 'unknown'
  const accuracy = position.accuracy / METRES
  if (!isPlaceAccuracySufficient(accuracy)) return 'unknown'
  const point = roundCoordinates(position, DECIMALS)
  const name = await findNearestPlaceName(point, world)
  return { ...name, ...point, accuracy, source: 'browser', timestamp: world.now().getTime() }
}

async function queryAddress(world: PlaceDependencies): Promise<PlaceLookupResult> {
  const answer = await world.placeOfAddress()
  if (!answer.ok) return 'failed'
  if (!answer.data) return 'unknown'
  const { latitude, longitude } = answer.data
  const name = await resolvePlaceName(answer.data, world)
  const found = { latitude, longitude, accuracy: IP_ACCURACY_KM, source: 'ip' } as const
  return { ...name, ...found, timestamp: world.now().getTime() }
}

/**
 * Creates the function that finds the reader's place, from these sources in order: the manual choice, a
 * recent result, the browser's position, the IP address. Concurrent calls share one search; searches are at
 * least a second apart.
 */
export function createPlaceFinder(world: PlaceDependencies): ReaderPlaceFinder {
  const { storage, now, wait } = world
  let running: Promise<PlaceLookupResult> | undefined
  let lastRequestMs: number | undefined

  const waitForTurn = async () => {
    await wait(computePlaceRequestWaitMs(lastRequestMs, now()))
    lastRequestMs = now().getTime()
  }
  const search = async (isForced: boolean): Promise<PlaceLookupResult> => {
    if (isForced) storage.clearDetectedPlace()
    const known = { manual: storage.manual(), cached: storage.found(), isForced }
    const failed: ('browser' | 'ip')[] = []
    let outcome: PlaceLookupResult = 'unknown'
    for (;;) {
      const step = choosePlaceDetectionStep({ ...known, failed }, now())
      if ('use' in step) return step.use ?? outcome
      if (failed.length === 0) await waitForTurn()
      outcome = step.query === 'browser' ? await queryBrowser(world) : await queryAddress(world)
      if (typeof outcome === 'object') {
        const dutchCity = findDutchTownName(outcome.city, outcome.countryCode)
        const found = dutchCity === undefined ? outcome : { ...outcome, dutchCity }
        storage.persistDetectedPlace(found)
        return found
      }
      failed.push(step.query)
    }
  }
  return (isForced) => {
    running ??= search(isForced).finally(() => {
      running = undefined
    })
    return running
  }
}
