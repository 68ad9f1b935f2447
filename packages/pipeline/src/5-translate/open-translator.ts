import type { Log } from '@plainwire/domain/log'
import type { JsonHttp, Translator } from '../ports.ts'
import { createService } from '../service/index.ts'
import { listCountryNames } from '../text/index.ts'
import type { CheckParts } from './check/check-translation.ts'
import { createSameName, type NameTables } from './check/same-name.ts'
import { createPaidTranslation, type TranslationLimits } from './paid-translation.ts'
import { createDeepl } from './services/deepl.ts'
import { createLibreTranslate } from './services/libretranslate.ts'
import { createModelTranslation } from './services/model-translation.ts'
import type { TranslationService } from './services/translation-service.ts'
import type { TranslationCache } from './translation-cache.ts'
import { createCheckingTranslator } from './translator.ts'

/** The translation service chosen by the operator. */
export type TranslatorChoice =
  | { kind: 'libretranslate'; url: string; key?: string | undefined }
  | { kind: 'deepl'; url: string; key: string }
  | { kind: 'openai'; url: string; model: string; key?: string | undefined }

export interface TranslatorParts {
  choice: TranslatorChoice
  http: JsonHttp
  shelf: TranslationCache
  limits: TranslationLimits
  tables: Omit<NameTables, 'countries'>
  detectLanguage: CheckParts['detectLanguage']
  now: () => Date
  wait: (ms: number) => Promise<void>
  log: Log
}

function serviceOf({ choice, ...parts }: TranslatorParts): TranslationService {
  const asked = createService(parts)
  switch (choice.kind) {
    case 'libretranslate':
      return createLibreTranslate(asked, choice)
    case 'deepl':
      return createDeepl(asked, choice)
    case 'openai':
      return createModelTranslation(asked, choice)
  }
}

/** The operator's translation service, with cache, budget and checker. */
export function openTranslator(parts: TranslatorParts): Translator {
  const paid = createPaidTranslation({ ...parts, service: serviceOf(parts) })
  const isSameName = createSameName({ ...parts.tables, countries: listCountryNames() })
  return createCheckingTranslator(paid, { isSameName, detectLanguage: parts.detectLanguage })
}
