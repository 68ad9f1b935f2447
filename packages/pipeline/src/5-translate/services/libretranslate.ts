import { z } from 'zod'
import type { ServiceClient } from '../../service/index.ts'
import {
  MAX_RESPONSE_BYTES,
  requireAllTranslations,
  TRANSLATE_TIMEOUT_MS,
  type TranslationService,
} from './translation-service.ts'

const Answer = z.object({ translatedText: z.union([z.string(), z.array(z.string())]) })

/** Creates a client for LibreTranslate's `POST /translate`; the key is optional and sent in the body. */
export function createLibreTranslateClient(
  service: ServiceClient,
  { url, key }: { url: string; key?: string | undefined },
): TranslationService {
  return {
    name: 'libretranslate',
    maxTexts: 25,
    maxCharacters: 5_000,
    isOpen: service.isOpen,
    async translate(texts, from, to) {
      const answer = await service.request({
        url: `${url.replace(/\/+$/, '')}/translate`,
        json: { q: texts, source: from, target: to, format: 'text', ...(key && { api_key: key }) },
        timeoutMs: TRANSLATE_TIMEOUT_MS,
        maxBytes: MAX_RESPONSE_BYTES,
      })
      if ('failure' in answer) return answer
      return requireAllTranslations([Answer.safeParse(answer.json).data?.translatedText ?? []].flat(), texts)
    },
  }
}
