import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfCountry } from '@plainwire/domain/language'
import { useHydrated } from '../../lib/hydrated.ts'

/** The first of the browser's languages that the product is written in; undefined where there is none. */
function browserLanguage(): Language | undefined {
  const primary = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase())
  return primary.find(isLanguage)
}

/**
 * The language to offer: that of the reader's country, else the browser's, where it isn't spoken already. English is offered
 * to nobody: whoever reads Dutch has asked for it.
 *
 * @param country of the reader's place, as an ISO 3166-1 code
 * @param isDecided whether the reader or the address has decided on a language
 */
export function useOfferedLanguage(
  spoken: Language,
  country: string | undefined,
  isDecided: () => boolean,
): Language | undefined {
  // The server's page offers nothing: it knows neither place nor browser.
  if (!useHydrated() || isDecided()) return undefined
  const candidates = [country && languageOfCountry(country), browserLanguage()]
  return candidates.find((language): language is Language => {
    return Boolean(language) && language !== DEFAULT_LANGUAGE && language !== spoken
  })
}
