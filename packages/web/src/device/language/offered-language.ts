import {
  DEFAULT_LANGUAGE,
  getLanguageForCountry,
  isLanguage,
  type Language,
} from '@plainwire/domain/language'
import { useIsHydrated } from '../../lib/start/hydrated.ts'

/** Returns the first of the browser's languages that the interface supports; undefined if it supports none. */
function browserLanguage(): Language | undefined {
  const primary = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase())
  return primary.find(isLanguage)
}

/**
 * Returns the language to offer: that of the reader's country, otherwise the browser's; undefined if neither
 * can be offered or a language is already set. The current language is never offered. English is never offered
 * either, because the page is only in another language if the reader has chosen it.
 *
 * @param current the current language
 * @param country the country of the reader's place, as an ISO 3166-1 code
 * @param isDecided returns true if the reader or the address has set a language
 */
export function useOfferedLanguage(
  current: Language,
  country: string | undefined,
  isDecided: () => boolean,
): Language | undefined {
  // Nothing is offered on the server, which knows neither the place nor the browser's languages.
  if (!useIsHydrated() || isDecided()) return undefined
  const candidates = [country && getLanguageForCountry(country), browserLanguage()]
  return candidates.find((language): language is Language => {
    return Boolean(language) && language !== DEFAULT_LANGUAGE && language !== current
  })
}
