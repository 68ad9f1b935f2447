import type { Log } from '@plainwire/domain/log'
import type { JsonHttpClient, Translator } from '../ports.ts'
import { createServiceClient } from '../service/index.ts'
import { listCountryNames } from '../text/index.ts'
import { createBudgetedTranslator, type TranslationLimits } from './budgeted-translator.ts'
import type { TranslationCheckDependencies } from './check/check-translation.ts'
import { type BilingualNameTables, createNameMatcher } from './check/same-name.ts'
import { createDeeplClient } from './services/deepl.ts'
import { createLibreTranslateClient } from './services/libretranslate.ts'
import { createModelTranslationService } from './services/model-translation.ts'
import type { TranslationService } from './services/translation-service.ts'
import type { TranslationCache } from './translation-cache.ts'
import { createCheckingTranslator } from './translator.ts'

/** The translation service chosen by the operator. */
export type TranslatorChoice =
  | { kind: 'libretranslate'; url: string; key?: string | undefined }
  | { kind: 'deepl'; url: string; key: string }
  | { kind: 'openai'; url: string; model: string; key?: string | undefined }

export interface TranslatorDependencies {
  choice: TranslatorChoice
  http: JsonHttpClient
  shelf: TranslationCache
  limits: TranslationLimits
  tables: Omit<BilingualNameTables, 'countries'>
  detectLanguage: TranslationCheckDependencies['detectLanguage']
  now: () => Date
  wait: (ms: number) => Promise<void>
  log: Log
}

function serviceOf({ choice, ...parts }: TranslatorDependencies): TranslationService {
  const service = createServiceClient(parts)
  switch (choice.kind) {
    case 'libretranslate':
      return createLibreTranslateClient(service, choice)
    case 'deepl':
      return createDeeplClient(service, choice)
    case 'openai':
      return createModelTranslationService(service, choice)
  }
}

/** Creates a translator that uses the operator's translation service, with cache, budget and checks. */
export function createServiceTranslator(parts: TranslatorDependencies): Translator {
  const paid = createBudgetedTranslator({ ...parts, service: serviceOf(parts) })
  const isSameName = createNameMatcher({ ...parts.tables, countries: listCountryNames() })
  return createCheckingTranslator(paid, { isSameName, detectLanguage: parts.detectLanguage })
}
