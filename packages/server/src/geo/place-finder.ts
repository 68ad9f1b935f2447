import type { CityRecord, FoundPlace } from '@plainwire/domain/contract'
import { distanceKm } from '@plainwire/domain/place'
import type { GeoSources, Log } from '../options.ts'
import { AnswerCache } from '../serving/answer-cache.ts'
import { nearestTown, type Point } from './gazetteer.ts'
import { networkOf } from './network-of.ts'
import { restingSource } from './resting-source.ts'

/** Finds where a reader is. Never rejects; undefined where nobody knows. */
export interface PlaceFinder {
  ofPoint(point: Point, address: string): Promise<FoundPlace | undefined>
  ofAddress(address: string): Promise<FoundPlace | undefined>
}

export interface PlaceFinderParts {
  geo: GeoSources
  towns: readonly CityRecord[]
  log: Log
  now: () => Date
}

/** Two decimals are about a kilometre: what leaves the server names a neighbourhood, never a house. */
const SHARE = 100
const rounded = (degrees: number) => Math.round(degrees * SHARE) / SHARE
/** Farther from the reader's own coordinates, the address's town is another one's (LO-08). */
const MAX_KM = 100
const CACHE_MS = 86_400_000
const ENTRY_BYTES = 300
const CACHE_BYTES = 2 * 1024 * 1024

/**
 * Asks the operator's sources first, in the order of LO-05, and our own gazetteer last. Sources get coordinates rounded to a
 * kilometre and networks instead of addresses; neither is logged, and what is kept is kept by them.
 */
export function placeFinder({ geo, towns, log, now }: PlaceFinderParts): PlaceFinder {
  const cache = () =>
    new AnswerCache<FoundPlace | undefined>({
      maxBytes: CACHE_BYTES,
      maxAgeMs: CACHE_MS,
      weigh: (place) => place && ENTRY_BYTES,
      now,
    })
  const points = cache()
  const networks = cache()
  const about = { log, now }
  const askMap = restingSource(geo.ofPoint, 'map service', about)
  const askNetwork = restingSource(geo.ofNetwork, 'network address service', about)

  function ofAddress(address: string): Promise<FoundPlace | undefined> {
    const network = networkOf(address)
    if (!network) return Promise.resolve(undefined)
    return networks.get(network, async () => {
      const found = await askNetwork(network)
      if (found?.city !== '') return found
      return nearestTown(towns, found)
    })
  }

  async function ofPoint(point: Point, address: string): Promise<FoundPlace | undefined> {
    const near = { latitude: rounded(point.latitude), longitude: rounded(point.longitude) }
    const mapped = await points.get(`${near.latitude} ${near.longitude}`, () => askMap(near))
    if (mapped) return mapped
    const ofNetwork = geo.ofNetwork && (await ofAddress(address))
    if (ofNetwork && distanceKm(ofNetwork, point) <= MAX_KM) return ofNetwork
    return nearestTown(towns, point)
  }

  return { ofPoint, ofAddress }
}
