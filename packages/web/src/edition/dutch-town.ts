import type { Language } from '@plainwire/domain/language'
import { dutchName } from '../device/place/dutch-name.ts'

/**
 * What stands in a place, with its town as the reader's language calls it. Done where lists are made, by the server and in the
 * worker: the names are a kilobyte that the first script has no room for.
 */
export function withTownIn<
  Place extends { location: { city?: string | undefined; countryCode?: string | undefined } },
>(language: Language, place: Place): Place {
  const { city, countryCode } = place.location
  const name = language === 'nl' && city && countryCode ? dutchName(city, countryCode) : undefined
  return name === undefined ? place : { ...place, location: { ...place.location, city: name } }
}
