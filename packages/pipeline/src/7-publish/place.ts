import type { NewsLocation } from '@plainwire/domain/contract'
import type { StoryPlace } from '@plainwire/domain/story'

/** English names come from the runtime's own tables (CLDR), so that the wire needs no table of countries. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The English name of an ISO 3166-1 code; undefined where it is none. */
export function countryName(code: string | undefined): string | undefined {
  return code && /^[A-Z]{2}$/.test(code) ? COUNTRY_NAMES.of(code) : undefined
}

/** Where a story plays, as news.json has it. */
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
