import { detectLanguage } from './2-extract/index.ts'
import {
  createClaimChecker,
  modelWriter,
  type StagedChecker,
  secondStage,
  type WriterLimits,
} from './4-write/index.ts'
import {
  checkTranslation,
  isBad,
  openTranslator,
  sameNameBy,
  type TranslationPair,
  type TranslatorParts,
} from './5-translate/index.ts'
import type { NewsroomData } from './newsroom-data.ts'
import type { Embedder, Log, Translator, Writer } from './ports.ts'
import {
  type AskParts,
  type ChatModel,
  type ClaimEndpoint,
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  endpointEmbedder,
  service,
} from './service/index.ts'
import { countryNames } from './text/index.ts'

/** The operator's translator with the newsroom's own tables of names and its detection of languages. */
export function newsroomTranslator(
  data: NewsroomData,
  parts: Omit<TranslatorParts, 'tables' | 'detectLanguage'>,
): Translator {
  return openTranslator({ ...parts, tables: data, detectLanguage })
}

/** What the checker of translations makes of a pair of texts: the state it would be published in. */
export function translationJudge(
  data: NewsroomData,
): (pair: TranslationPair) => { state: 'checked' | 'machine' | 'missing'; problems: string[] } {
  const isSameName = sameNameBy({ ...data, countries: countryNames() })
  return (pair) => {
    const found = checkTranslation(pair, { isSameName, detectLanguage })
    const problems = [...new Set(found.map(({ kind }) => kind))]
    return { state: isBad(found) ? 'missing' : found.length > 0 ? 'machine' : 'checked', problems }
  }
}

/** The operator's model as a writer, behind patience and a breaker of its own. */
export function newsroomWriter(
  parts: AskParts & { model: ChatModel; limits: WriterLimits; log: Log },
): Writer {
  return modelWriter({ ...parts, service: service(parts) })
}

/** The operator's endpoint as an embedder, behind patience and a breaker of its own. */
export function newsroomEmbedder(
  parts: AskParts & { endpoint: EmbeddingEndpoint; limits: EmbeddingLimits },
): Embedder {
  return endpointEmbedder({ ...parts, service: service(parts) })
}

/** The newsroom's checker of claims with the operator's model as second stage, behind patience and a breaker of its own. */
export function newsroomChecker(
  data: NewsroomData,
  parts: AskParts & { endpoint: ClaimEndpoint; timeoutMs: number; log: Log },
): StagedChecker {
  return secondStage(createClaimChecker(data), { ...parts, service: service(parts) })
}
