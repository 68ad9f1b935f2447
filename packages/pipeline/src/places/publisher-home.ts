import type { Publisher } from '@plainwire/domain/feed'
import { getLanguageRules } from '../languages/index.ts'
import type { PlaceIndex } from './names/place-index.ts'
import { type Point, toPlaceNameKey } from './table/towns.ts'

/** Returns the location of a publisher's newsroom; undefined if its town is unknown. */
export function findPublisherNewsroomLocation(
  { city = '', country }: Publisher,
  index: PlaceIndex,
): Point | undefined {
  const named = index.find(toPlaceNameKey(city), city)
  const town = named?.kind === 'place' ? named.places.find((place) => place.country === country) : undefined
  if (town?.latitude === undefined || town.longitude === undefined) return undefined
  return { latitude: town.latitude, longitude: town.longitude }
}

/**
 * Returns the publisher's own town, as its key from `toPlaceNameKey`; undefined if the publisher has none or
 * if it is a city-state, whose name means the country.
 */
export function findPublisherHomeTown(
  publisher: Publisher | undefined,
  index: PlaceIndex,
): string | undefined {
  const key = publisher?.city && toPlaceNameKey(publisher.city)
  if (!key) return undefined
  const named = index.find(key, publisher.city ?? '')
  const isCountry = named?.kind === 'place' && named.places.some(({ kind }) => kind === 'country')
  return isCountry ? undefined : key
}

/** Returns the countries whose small towns a publisher reports about. */
export const listPublisherHomeCountries = (language: string, publisher: Publisher | undefined) =>
  new Set([
    ...(publisher ? [publisher.country] : []),
    ...(getLanguageRules(language)?.places.homelands ?? []),
  ])
