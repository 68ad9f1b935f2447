import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import { useTexts } from '../../lib/texts.ts'
import type { Card } from '../card.ts'

/**
 * Matches the form of an ISO 3166-1 alpha-2 code. `Intl.DisplayNames` throws for a text that doesn't have the
 * form of a region's code.
 */
const COUNTRY_CODE = /^[a-z]{2}$/i

/** Returns a country's name in a language; the English name from the story if the country's code is unknown. */
export function getCountryName(
  { country, countryCode }: Pick<Card['location'], 'country' | 'countryCode'>,
  language: Language,
): string | undefined {
  if (language === DEFAULT_LANGUAGE || !countryCode || !COUNTRY_CODE.test(countryCode)) return country
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(countryCode) ?? country
}

/** The place of a story as 'city, country', or the part of it that is known. */
export function PlaceName({ location }: { location: Card['location'] }) {
  const { language } = useTexts()
  const name = [location.city, getCountryName(location, language)].filter(Boolean).join(', ')
  if (!name) return null
  // An unbreakable name is clipped, because it would widen the whole page. The browser and the server may
  // name a country differently, which isn't worth a hydration error.
  return (
    <span className="min-w-0 overflow-x-clip wrap-anywhere" suppressHydrationWarning>
      {name}
    </span>
  )
}
