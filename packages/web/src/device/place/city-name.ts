import { useTexts } from '../../lib/texts.ts'
import { usePlace } from './place.ts'

/**
 * The name of the reader's place in the current language; undefined without a place. A place without a known
 * town has the name of its part of the world.
 */
export function useCityName(): string | undefined {
  const text = useTexts()
  const place = usePlace()
  if (place?.part) return text(`location.part.${place.part}`)
  return (text.language === 'nl' && place?.dutchCity) || place?.city
}
