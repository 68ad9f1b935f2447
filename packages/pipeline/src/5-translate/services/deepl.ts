import type { Language } from '@plainwire/domain/language'
import { z } from 'zod'
import type { ServiceClient } from '../../service/index.ts'
import {
  MAX_RESPONSE_BYTES,
  requireAllTranslations,
  TRANSLATE_TIMEOUT_MS,
  type TranslationService,
} from './translation-service.ts'

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) })
const codeOf = (language: Language) => language.toUpperCase()
/** DeepL requires a regional variant if English is the target language. */
const targetOf = (language: Language) => (language === 'en' ? 'EN-GB' : codeOf(language))

/** Creates a client for DeepL's `POST /v2/translate`, which accepts at most 50 texts per request. */
export function createDeeplClient(
  service: ServiceClient,
  { url, key }: { url: string; key: string },
): TranslationService {
  return {
    name: 'deepl',
    maxTexts: 50,
    maxCharacters: 30_000,
    isOpen: service.isOpen,
    async translate(texts, from, to) {
      const answer = await service.request({
        url: `${url.replace(/\/+$/, '')}/v2/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        json: { text: texts, source_lang: codeOf(from), target_lang: targetOf(to) },
        timeoutMs: TRANSLATE_TIMEOUT_MS,
        maxBytes: MAX_RESPONSE_BYTES,
      })
      if ('failure' in answer) return answer
      return requireAllTranslations(
        Answer.safeParse(answer.json).data?.translations.map(({ text }) => text),
        texts,
      )
    },
  }
}
