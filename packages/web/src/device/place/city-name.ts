import { useTexts } from '../../lib/texts.ts'
import { usePlace } from './place.ts'

/**
 * Returns the name of the reader's place in the current language; undefined without a place. A place without a
 * known town is named after its part of the world.
 */
export function useCityName(): string | undefined {
  const text = useTexts()
  const place = usePlace()
  if (place?.part) return text(`location.part.${place.part}`)
  return (text.language === 'nl' && place?.dutchCity) || place?.city
}
