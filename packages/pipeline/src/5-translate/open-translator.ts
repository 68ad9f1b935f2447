import type { Log } from '@plainwire/domain/log'
import type { JsonHttp, Translator } from '../ports.ts'
import { service } from '../service/index.ts'
import { countryNames } from '../text/index.ts'
import type { CheckParts } from './check/check-translation.ts'
import { type NameTables, sameNameBy } from './check/same-name.ts'
import { paidTranslation, type TranslationLimits } from './paid-translation.ts'
import { deepl } from './services/deepl.ts'
import { libreTranslate } from './services/libretranslate.ts'
import { modelTranslation } from './services/model-translation.ts'
import type { TranslationService } from './services/translation-service.ts'
import type { TranslationCache } from './translation-cache.ts'
import { checkingTranslator } from './translator.ts'

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
  const asked = service(parts)
  switch (choice.kind) {
    case 'libretranslate':
      return libreTranslate(asked, choice)
    case 'deepl':
      return deepl(asked, choice)
    case 'openai':
      return modelTranslation(asked, choice)
  }
}

/** The operator's translation service, with cache, budget and checker. */
export function openTranslator(parts: TranslatorParts): Translator {
  const paid = paidTranslation({ ...parts, service: serviceOf(parts) })
  const isSameName = sameNameBy({ ...parts.tables, countries: countryNames() })
  return checkingTranslator(paid, { isSameName, detectLanguage: parts.detectLanguage })
}
