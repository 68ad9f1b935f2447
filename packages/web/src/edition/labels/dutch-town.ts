import type { Language } from '@plainwire/domain/language'
import { dutchName } from '../../device/place/dutch-name.ts'

/**
 * Replaces the name of a place's town by its name in the given language. Runs on the server and in the
 * worker, because the list of names would add a kilobyte to the page's first script.
 */
export function localizeTownName<
  Place extends { location: { city?: string | undefined; countryCode?: string | undefined } },
>(language: Language, place: Place): Place {
  const { city, countryCode } = place.location
  const name = language === 'nl' && city && countryCode ? dutchName(city, countryCode) : undefined
  return name === undefined ? place : { ...place, location: { ...place.location, city: name } }
}
