import type { Language } from '@plainwire/domain/language'
import type { FailedServiceRequest } from '../../service/index.ts'

/**
 * A service that translates texts. Returns as many texts as were sent, in the same order, or a failure. Never
 * throws.
 */
export interface TranslationService {
  /** The service's name, a part of the cache key, because services translate differently. */
  name: string
  /** The maximum number of texts and of characters per request. */
  maxTexts: number
  maxCharacters: number
  translate(texts: readonly string[], from: Language, to: Language): Promise<string[] | FailedServiceRequest>
  /** Whether requests can be sent now; false during the pause after several failed requests. */
  isOpen(): boolean
}

/** The time limit of a request, in ms. */
export const TRANSLATE_TIMEOUT_MS = 20_000
export const MAX_RESPONSE_BYTES = 500_000

/** Returns the translated texts if there are as many as were sent, otherwise a failure. */
export function requireAllTranslations(
  found: readonly string[] | undefined,
  sent: readonly string[],
): string[] | FailedServiceRequest {
  if (found?.length === sent.length) return [...found]
  return { failure: 'not-json', message: 'The translator did not answer with one text for each.' }
}
