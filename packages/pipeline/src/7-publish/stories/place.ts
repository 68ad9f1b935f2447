import type { NewsLocation } from '@plainwire/domain/contract'
import type { StoryPlace } from '@plainwire/domain/story'

/** English names are from the runtime's tables (CLDR), so that no table of countries is needed. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The English name of an ISO 3166-1 code; undefined if it isn't one. */
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
