import type { CityRecord, FoundPlace } from '@plainwire/domain/contract'
import {
  type Country,
  findCountryByName,
  findWorldRegion,
  IP_ACCURACY_KM,
  isAccurate,
  MAX_NEAREST_CITY_KM,
  nearestCity,
  nearestCountry,
  nextPlaceStep,
  POINT_DECIMALS,
  placeDisplayName,
  placeWaitMs,
  type WorldRegion,
} from '@plainwire/domain/place'
import { dutchName } from './dutch-name.ts'
import type { Place } from './place.ts'

/** A position as browsers report it. */
export interface BrowserPosition {
  latitude: number
  longitude: number
  /** The radius of the area in which the device is, in metres. */
  accuracy: number
}

type Answer<Data> = { ok: true; data: Data } | { ok: false }

/** The functions and data that the place finder depends on. */
export interface PlacePorts {
  now: () => Date
  wait: (ms: number) => Promise<void>
  /** The browser's position; rejects if it is refused, unknown or too slow. */
  position: () => Promise<BrowserPosition>
  /**
   * Requests the towns near a point from the server.
   *
   * @param point rounded, so that the server doesn't get the exact position
   */
  placesNear: (point: Point) => Promise<Answer<FoundPlace[]>>
  /** Requests the place of the reader's IP address from the server. */
  placeOfAddress: () => Promise<Answer<FoundPlace | null>>
  /** The built-in cities and countries. */
  known: () => Promise<{ cities: readonly CityRecord[]; countries: readonly Country[] }>
  /** The device's storage. */
  storage: {
    manual: () => Place | undefined
    found: () => Place | undefined
    forgetFoundPlace: () => void
    persistFoundPlace: (place: Place) => void
  }
}

/**
 * The result of a search for the reader's place. 'unknown': no source knows the place; 'failed': a source
 * couldn't be reached.
 */
export type PlaceResult = Place | 'unknown' | 'failed'
/**
 * Finds the reader's place.
 *
 * @param isForced true to ignore a place that was found earlier
 */
export type FindPlace = (isForced: boolean) => Promise<PlaceResult>

type Named = Pick<Place, 'city' | 'country' | 'countryCode' | 'displayName' | 'part'>

type Point = Pick<BrowserPosition, 'latitude' | 'longitude'>

/** The number of decimals of positions stored on the device: about a kilometre. */
const KEPT_DECIMALS = 2
const METRES = 1000

/** The names of places without a known town nearby, by part of the world. */
const COARSE: Record<WorldRegion, Pick<Named, 'city' | 'country'>> = {
  europe: { city: 'European location', country: 'Europe' },
  northAmerica: { city: 'North American location', country: 'North America' },
  australia: { city: 'Australian location', country: 'Australia' },
  asia: { city: 'Asian location', country: 'Asia' },
}

const rounded = ({ latitude, longitude }: Point, decimals: number): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
})

function coarseName(point: Point): Named {
  const part = findWorldRegion(point)
  if (part) return { ...COARSE[part], displayName: COARSE[part].city, countryCode: '', part }
  const unknown = { name: 'Your Location', country: 'Detected Area' }
  return {
    city: unknown.name,
    country: unknown.country,
    displayName: placeDisplayName(unknown),
    countryCode: '',
    part: 'unknown',
  }
}

/**
 * The name of a point: the nearest town that the server lists, otherwise the nearest built-in city, otherwise
 * its part of the world. The nearest town is chosen here, because the server only gets the position rounded
 * to about 10 km.
 */
async function nameOf(point: Point, world: PlacePorts): Promise<Named> {
  const answer = await world.placesNear(rounded(point, POINT_DECIMALS))
  const town = answer.ok && nearestCity(answer.data, point, Number.POSITIVE_INFINITY)
  if (town) return withCode(town, world)
  const { cities } = await world.known()
  const near = nearestCity(cities, point, MAX_NEAREST_CITY_KM)
  if (!near) return coarseName(point)
  const { name, country, country_code } = near
  return { city: name, country, countryCode: country_code, displayName: placeDisplayName(near) }
}

/**
 * The code of a place's country. If the service doesn't report it, it is looked up by the country's name,
 * otherwise taken from the nearest listed country.
 */
async function countryCodeOf({ countryCode, country, ...point }: FoundPlace, world: PlacePorts) {
  if (countryCode) return countryCode
  const { countries } = await world.known()
  return (findCountryByName(countries, country) ?? nearestCountry(countries, point))?.code ?? ''
}

async function withCode(found: FoundPlace, world: PlacePorts): Promise<Named> {
  const { city, country, displayName } = found
  return { city, country, displayName, countryCode: await countryCodeOf(found, world) }
}

async function queryBrowser(world: PlacePorts): Promise<PlaceResult> {
  // If the position is refused, unknown or too slow, the next source is tried.
  const position = await world.position().catch(() => undefined)
  if (!position) return 'unknown'
  const accuracy = position.accuracy / METRES
  if (!isAccurate(accuracy)) return 'unknown'
  const point = rounded(position, KEPT_DECIMALS)
  const name = await nameOf(point, world)
  return { ...name, ...point, accuracy, source: 'browser', timestamp: world.now().getTime() }
}

async function queryAddress(world: PlacePorts): Promise<PlaceResult> {
  const answer = await world.placeOfAddress()
  if (!answer.ok) return 'failed'
  if (!answer.data) return 'unknown'
  const { latitude, longitude } = answer.data
  const name = await withCode(answer.data, world)
  const found = { latitude, longitude, accuracy: IP_ACCURACY_KM, source: 'ip' } as const
  return { ...name, ...found, timestamp: world.now().getTime() }
}

/**
 * Creates the function that finds the reader's place, from these sources in order: the manual choice, a
 * recent result, the browser's position, the IP address. Concurrent calls share one search; searches are at
 * least a second apart.
 */
export function createPlaceFinder(world: PlacePorts): FindPlace {
  const { storage, now, wait } = world
  let running: Promise<PlaceResult> | undefined
  let lastRequestMs: number | undefined

  const waitForTurn = async () => {
    await wait(placeWaitMs(lastRequestMs, now()))
    lastRequestMs = now().getTime()
  }
  const search = async (isForced: boolean): Promise<PlaceResult> => {
    if (isForced) storage.forgetFoundPlace()
    const known = { manual: storage.manual(), cached: storage.found(), isForced }
    const failed: ('browser' | 'ip')[] = []
    let outcome: PlaceResult = 'unknown'
    for (;;) {
      const step = nextPlaceStep({ ...known, failed }, now())
      if ('use' in step) return step.use ?? outcome
      if (failed.length === 0) await waitForTurn()
      outcome = step.ask === 'browser' ? await queryBrowser(world) : await queryAddress(world)
      if (typeof outcome === 'object') {
        const dutchCity = dutchName(outcome.city, outcome.countryCode)
        const found = dutchCity === undefined ? outcome : { ...outcome, dutchCity }
        storage.persistFoundPlace(found)
        return found
      }
      failed.push(step.ask)
    }
  }
  return (isForced) => {
    running ??= search(isForced).finally(() => {
      running = undefined
    })
    return running
  }
}
