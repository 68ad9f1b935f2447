import type { Log } from '@plainwire/domain/log'
import { detectLanguage } from '../2-extract/index.ts'
import {
  answersAtOnce,
  createClaimChecker,
  type DraftAnswer,
  modelWriter,
  requestDraft,
  type StagedChecker,
  secondStage,
} from '../4-write/index.ts'
import {
  checkTranslation,
  isBad,
  openTranslator,
  sameNameBy,
  type TranslationPair,
  type TranslatorParts,
} from '../5-translate/index.ts'
import type { Embedder, ModelAnswers, ModelQuestion, Translator, Writer } from '../ports.ts'
import {
  type ChatModel,
  type ClaimEndpoint,
  chat,
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  endpointEmbedder,
  type ServiceFailed,
  type ServiceOptions,
  service,
} from '../service/index.ts'
import { countryNames } from '../text/index.ts'
import type { NewsroomData } from './newsroom-data.ts'

/** Creates the operator's translator, with the newsroom's tables of names and language detection. */
export function newsroomTranslator(
  data: NewsroomData,
  parts: Omit<TranslatorParts, 'tables' | 'detectLanguage'>,
): Translator {
  return openTranslator({ ...parts, tables: data, detectLanguage })
}

/** The translation state that the checker assigns to a pair of texts. */
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

export interface ModelParts extends ServiceOptions {
  model: ChatModel
  /** The time limit of one request, in ms. */
  timeoutMs: number
}

/** The operator's model, with its own retries and circuit breaker. */
export interface WriterModel {
  /**
   * Requests an answer about a story. An answer would be the same for a repeated request; a failure may be
   * temporary.
   */
  ask(question: ModelQuestion): Promise<DraftAnswer | ServiceFailed>
  /** Whether a request would be sent now, that is, whether the circuit breaker is closed. */
  isOpen(): boolean
}

function draftParts(parts: ModelParts) {
  const asked = service(parts)
  return { chat: chat(asked, parts.model), timeoutMs: parts.timeoutMs, detectLanguage, isOpen: asked.isOpen }
}

/** Creates a client of the operator's model for one story at a time. */
export function writerModel(parts: ModelParts): WriterModel {
  const { isOpen, ...asked } = draftParts(parts)
  return { ask: (question) => requestDraft(asked, question), isOpen }
}

/** Creates a writer that calls its model and waits for each answer; for commands. */
export function writerAtOnce(parts: ModelParts & { log: Log }): Writer {
  const { log, model } = parts
  return modelWriter({ model: model.model, answers: answersAtOnce({ ...draftParts(parts), log }), log })
}

/** Creates a writer that uses answers that are already available; another process calls the model. */
export function writerWith(answers: ModelAnswers, { model, log }: { model: string; log: Log }): Writer {
  return modelWriter({ model, answers, log })
}

/** Creates an embedder with the operator's endpoint, with its own retries and circuit breaker. */
export function newsroomEmbedder(
  parts: ServiceOptions & { endpoint: EmbeddingEndpoint; limits: EmbeddingLimits },
): Embedder {
  return endpointEmbedder({ ...parts, service: service(parts) })
}

/**
 * Creates the newsroom's checker of claims with the operator's model as second stage, with its own retries
 * and circuit breaker.
 */
export function newsroomChecker(
  data: NewsroomData,
  parts: ServiceOptions & { endpoint: ClaimEndpoint; timeoutMs: number; log: Log },
): StagedChecker {
  return secondStage(createClaimChecker(data), { ...parts, service: service(parts) })
}
