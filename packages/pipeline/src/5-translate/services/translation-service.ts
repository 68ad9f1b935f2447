import type { Language } from '@plainwire/domain/language'
import type { ServiceFailed } from '../../service/index.ts'

/** A machine that translates texts. As many come back as were sent, in order, or a failure. Never throws. */
export interface TranslationService {
  /** Part of the cache key: different services translate differently. */
  name: string
  /** Texts and characters of one request at most. */
  maxTexts: number
  maxCharacters: number
  translate(texts: readonly string[], from: Language, to: Language): Promise<string[] | ServiceFailed>
  /** Whether it would be called now. */
  isOpen(): boolean
}

/** Whole request, in ms. */
export const TRANSLATE_TIMEOUT_MS = 20_000
export const MAX_ANSWER_BYTES = 500_000

/** The answer where it has as many texts as were sent. */
export function asMany(
  found: readonly string[] | undefined,
  sent: readonly string[],
): string[] | ServiceFailed {
  if (found?.length === sent.length) return [...found]
  return { failure: 'not-json', message: 'The translator did not answer with one text for each.' }
}
