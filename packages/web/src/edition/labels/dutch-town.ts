import type { StoryDetails } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { findDutchTownName } from '../../device/place/dutch-name.ts'

/**
 * Returns a place with the town's name in the given language. Called only on the server and in the worker,
 * because the list of names would add a kilobyte to the page's first script.
 */
export function localiseTownName<
  Place extends { location: { city?: string | undefined; countryCode?: string | undefined } },
>(language: Language, place: Place): Place {
  const { city, countryCode } = place.location
  const name = language === 'nl' && city && countryCode ? findDutchTownName(city, countryCode) : undefined
  return name === undefined ? place : { ...place, location: { ...place.location, city: name } }
}

/** Returns a story with the name of its town in the given language. */
export function localiseStoryTown(details: StoryDetails, language: Language): StoryDetails {
  const { location } = details.story
  if (!location?.city || !location.country_code) return details
  const place = { location: { city: location.city, countryCode: location.country_code } }
  const { city } = localiseTownName(language, place).location
  return { ...details, story: { ...details.story, location: { ...location, city } } }
}
