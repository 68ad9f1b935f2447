import type { CityRecord, GeocodedPlace } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { COORDINATE_DECIMALS, computeDistanceKm } from '@plainwire/domain/place'
import { DAY_MS, MB } from '@plainwire/domain/units'
import type { GeoLookupServices } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { findNearestTown, findTownsNear, type Point } from './gazetteer.ts'
import { toNetworkPrefix } from './network-prefix.ts'
import { createCircuitBreakingPlaceSource } from './pausing-place-source.ts'

/**
 * Finds a reader's place. Never rejects. The result is undefined or an empty list if the place is unknown.
 */
export interface PlaceFinder {
  /**
   * Returns the town that one of the operator's sources finds for a point or an address; otherwise the towns
   * of the gazetteer that may be the nearest to the point.
   */
  ofPoint(point: Point, address: string): Promise<GeocodedPlace[]>
  ofAddress(address: string): Promise<GeocodedPlace | undefined>
}

export interface PlaceFinderDependencies {
  geo: GeoLookupServices
  towns: readonly CityRecord[]
  log: Log
  now: () => Date
}

/** Rounds coordinates as the application does, for clients that send exact coordinates. */
const rounded = (degrees: number) => Number(degrees.toFixed(COORDINATE_DECIMALS))
/**
 * The maximum distance between a reader's coordinates and the town of their network address, in km; a town
 * farther away is ignored.
 */
const MAX_KM = 100
const CACHE_MS = DAY_MS
const ENTRY_BYTES = 300
const CACHE_BYTES = 2 * MB

/**
 * Creates a finder that queries the operator's sources first, in their order, and the bundled gazetteer last.
 * Sources receive coordinates rounded to ten kilometres, and networks instead of addresses. Neither is
 * logged; only the sources themselves might store them.
 */
export function createPlaceFinder({ geo, towns, log, now }: PlaceFinderDependencies): PlaceFinder {
  const cache = () =>
    new AnswerCache<GeocodedPlace | undefined>({
      maxBytes: CACHE_BYTES,
      maxAgeMs: CACHE_MS,
      weigh: (place) => place && ENTRY_BYTES,
      now,
    })
  const points = cache()
  const networks = cache()
  const about = { log, now }
  const queryMap = createCircuitBreakingPlaceSource(geo.ofPoint, 'map service', about)
  const queryNetwork = createCircuitBreakingPlaceSource(geo.ofNetwork, 'network address service', about)

  function ofAddress(address: string): Promise<GeocodedPlace | undefined> {
    const network = toNetworkPrefix(address)
    if (!network) return Promise.resolve(undefined)
    return networks.get(network, async () => {
      const found = await queryNetwork(network)
      if (found?.city !== '') return found
      return findNearestTown(towns, found)
    })
  }

  async function ofPoint(point: Point, address: string): Promise<GeocodedPlace[]> {
    const near = { latitude: rounded(point.latitude), longitude: rounded(point.longitude) }
    const mapped = await points.get(`${near.latitude} ${near.longitude}`, () => queryMap(near))
    if (mapped) return [mapped]
    const ofNetwork = geo.ofNetwork && (await ofAddress(address))
    if (ofNetwork && computeDistanceKm(ofNetwork, near) <= MAX_KM) return [ofNetwork]
    return findTownsNear(towns, near)
  }

  return { ofPoint, ofAddress }
}
