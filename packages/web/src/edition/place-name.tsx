import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import { useTexts } from '../lib/texts.ts'
import type { Card } from './card.ts'

/** A country's name in the reader's language; the one that came with the story where it has no code. */
export function countryName(
  { country, countryCode }: Pick<Card['location'], 'country' | 'countryCode'>,
  language: Language,
): string | undefined {
  if (language === DEFAULT_LANGUAGE || !countryCode) return country
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(countryCode) ?? country
}

/** Where a story happens: 'city, country', or what is known of it. */
export function PlaceName({ location }: { location: Card['location'] }) {
  const { language } = useTexts()
  const name = [location.city, countryName(location, language)].filter(Boolean).join(', ')
  if (!name) return null
  // A name of marks that no line can break is cut off: it would widen the whole page.
  // Browser and server may name a country differently: not worth drawing the page anew.
  return (
    <span className="min-w-0 overflow-x-clip wrap-anywhere" suppressHydrationWarning>
      {name}
    </span>
  )
}
