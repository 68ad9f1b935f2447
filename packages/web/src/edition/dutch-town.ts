import type { Language } from '@plainwire/domain/language'
import { dutchName } from '../device/place/dutch-name.ts'

/**
 * Adds the town's name in the reader's language to things with a place. Done where lists are made, by the
 * server and in the worker, because the names would add a kilobyte to the first script.
 */
export function withTownIn<
  Place extends { location: { city?: string | undefined; countryCode?: string | undefined } },
>(language: Language, place: Place): Place {
  const { city, countryCode } = place.location
  const name = language === 'nl' && city && countryCode ? dutchName(city, countryCode) : undefined
  return name === undefined ? place : { ...place, location: { ...place.location, city: name } }
}
