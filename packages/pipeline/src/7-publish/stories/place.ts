import type { NewsLocation } from '@plainwire/domain/contract'
import type { StoryPlace } from '@plainwire/domain/story'

/** English names of countries, from the CLDR data of Node, so that we need no table of our own. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The English name of the country with an ISO 3166-1 code; undefined if the code is invalid. */
function countryName(code: string | undefined): string | undefined {
  return code && /^[A-Z]{2}$/.test(code) ? COUNTRY_NAMES.of(code) : undefined
}

/** A story's place in the form of news.json. */
export function toNewsLocation(place: StoryPlace | undefined): NewsLocation | null {
  if (!place) return null
  return {
    city: place.city ?? null,
    country: countryName(place.country) ?? null,
    country_code: place.country ?? null,
    scope: place.scope,
    coordinates: place.coordinates ?? null,
  }
}
