import type { CityRecord, FoundPlace } from '@plainwire/domain/contract'
import {
  type Country,
  countryNamed,
  FAR_CITY_KM,
  IP_ACCURACY_KM,
  isAccurate,
  nearestCity,
  nearestCountry,
  nextPlaceStep,
  POINT_DECIMALS,
  placeDisplayName,
  placeWaitMs,
  type WorldPart,
  worldPart,
} from '@plainwire/domain/place'
import { dutchName } from './dutch-name.ts'
import type { Place } from './place.ts'

export interface Position {
  latitude: number
  longitude: number
  /** In metres, as browsers give it. */
  accuracy: number
}

type Answer<Data> = { ok: true; data: Data } | { ok: false }

/** The services for finding a place. */
export interface PlaceWorld {
  now: () => Date
  wait: (ms: number) => Promise<void>
  /** The browser's position; rejects where it is refused, unknown or late. */
  position: () => Promise<Position>
  /** @param point rounded: the server gets no more */
  placesNear: (point: Point) => Promise<Answer<FoundPlace[]>>
  placeOfAddress: () => Promise<Answer<FoundPlace | null>>
  /** The built-in cities and countries. */
  known: () => Promise<{ cities: readonly CityRecord[]; countries: readonly Country[] }>
  /** The device's storage. */
  shelf: {
    manual: () => Place | undefined
    found: () => Place | undefined
    forgetFound: () => void
    persistFound: (place: Place) => void
  }
}

/** 'unknown': everybody was asked and nobody knows. 'failed': somebody couldn't be asked. */
export type PlaceFound = Place | 'unknown' | 'failed'
/** @param isForced the reader wants it found anew: what is persisted doesn't count */
export type FindPlace = (isForced: boolean) => Promise<PlaceFound>

type Named = Pick<Place, 'city' | 'country' | 'countryCode' | 'displayName' | 'part'>

type Point = Pick<Position, 'latitude' | 'longitude'>

/** About a kilometre: what the device itself stores, to rank what is near. */
const KEPT_DECIMALS = 2
const METRES = 1000

/** The name of a place without a known town near it. */
const COARSE: Record<WorldPart, Pick<Named, 'city' | 'country'>> = {
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
  const part = worldPart(point)
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
 * A point's name: the nearest of the towns that the server knows about there, else the nearest city known here, else its part
 * of the world. Which town is the nearest is found here: the server gets a point of about ten kilometres.
 */
async function nameOf(point: Point, world: PlaceWorld): Promise<Named> {
  const answer = await world.placesNear(rounded(point, POINT_DECIMALS))
  const town = answer.ok && nearestCity(answer.data, point, Number.POSITIVE_INFINITY)
  if (town) return withCode(town, world)
  const { cities } = await world.known()
  const near = nearestCity(cities, point, FAR_CITY_KM)
  if (!near) return coarseName(point)
  const { name, country, country_code } = near
  return { city: name, country, countryCode: country_code, displayName: placeDisplayName(near) }
}

/**
 * A service may leave the country's code out, or call the country by a name that isn't listed: it is then looked up by its
 * name, else taken from the nearest listed country.
 */
async function countryCodeOf({ countryCode, country, ...point }: FoundPlace, world: PlaceWorld) {
  if (countryCode) return countryCode
  const { countries } = await world.known()
  return (countryNamed(countries, country) ?? nearestCountry(countries, point))?.code ?? ''
}

async function withCode(found: FoundPlace, world: PlaceWorld): Promise<Named> {
  const { city, country, displayName } = found
  return { city, country, displayName, countryCode: await countryCodeOf(found, world) }
}

async function queryBrowser(world: PlaceWorld): Promise<PlaceFound> {
  // Refused, unknown and late lead to the same: the next source.
  const position = await world.position().catch(() => undefined)
  if (!position) return 'unknown'
  const accuracy = position.accuracy / METRES
  if (!isAccurate(accuracy)) return 'unknown'
  const point = rounded(position, KEPT_DECIMALS)
  const name = await nameOf(point, world)
  return { ...name, ...point, accuracy, source: 'browser', timestamp: world.now().getTime() }
}

async function queryAddress(world: PlaceWorld): Promise<PlaceFound> {
  const answer = await world.placeOfAddress()
  if (!answer.ok) return 'failed'
  if (!answer.data) return 'unknown'
  const { latitude, longitude } = answer.data
  const name = await withCode(answer.data, world)
  const found = { latitude, longitude, accuracy: IP_ACCURACY_KM, source: 'ip' } as const
  return { ...name, ...found, timestamp: world.now().getTime() }
}

/** Finds the reader's place: the one chosen by hand, a recent one, the browser's, then the network address's. Calls made while it is being found share its result; the next search begins a second later at the earliest. */
export function placeFinder(world: PlaceWorld): FindPlace {
  const { shelf, now, wait } = world
  let running: Promise<PlaceFound> | undefined
  let lastRequestMs: number | undefined

  const turn = async () => {
    await wait(placeWaitMs(lastRequestMs, now()))
    lastRequestMs = now().getTime()
  }
  const search = async (isForced: boolean): Promise<PlaceFound> => {
    if (isForced) shelf.forgetFound()
    const known = { manual: shelf.manual(), cached: shelf.found(), isForced }
    const failed: ('browser' | 'ip')[] = []
    let outcome: PlaceFound = 'unknown'
    for (;;) {
      const step = nextPlaceStep({ ...known, failed }, now())
      if ('use' in step) return step.use ?? outcome
      if (failed.length === 0) await turn()
      outcome = step.ask === 'browser' ? await queryBrowser(world) : await queryAddress(world)
      if (typeof outcome === 'object') {
        const dutchCity = dutchName(outcome.city, outcome.countryCode)
        const found = dutchCity === undefined ? outcome : { ...outcome, dutchCity }
        shelf.persistFound(found)
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
