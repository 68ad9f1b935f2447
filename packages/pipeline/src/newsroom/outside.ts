import type { Log } from '@plainwire/domain/log'
import { detectLanguage } from '../2-extract/index.ts'
import {
  createClaimChecker,
  createImmediateAnswers,
  createModelWriter,
  createSecondStage,
  type DraftAnswer,
  requestDraft,
  type StagedChecker,
} from '../4-write/index.ts'
import {
  checkTranslation,
  createSameName,
  isBad,
  openTranslator,
  type TranslationPair,
  type TranslatorParts,
} from '../5-translate/index.ts'
import type { Embedder, ModelAnswers, ModelQuestion, Translator, Writer } from '../ports.ts'
import {
  type ChatModel,
  type ClaimEndpoint,
  createChat,
  createEndpointEmbedder,
  createService,
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  type ServiceFailed,
  type ServiceOptions,
} from '../service/index.ts'
import { listCountryNames } from '../text/index.ts'
import type { NewsroomData } from './newsroom-data.ts'

/** Creates the operator's translator, with the newsroom's tables of names and language detection. */
export function createNewsroomTranslator(
  data: NewsroomData,
  parts: Omit<TranslatorParts, 'tables' | 'detectLanguage'>,
): Translator {
  return openTranslator({ ...parts, tables: data, detectLanguage })
}

/**
 * Creates a function that checks a pair of texts and returns the state of the translation and its problems.
 */
export function createTranslationJudge(
  data: NewsroomData,
): (pair: TranslationPair) => { state: 'checked' | 'machine' | 'missing'; problems: string[] } {
  const isSameName = createSameName({ ...data, countries: listCountryNames() })
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
  const asked = createService(parts)
  return {
    chat: createChat(asked, parts.model),
    timeoutMs: parts.timeoutMs,
    detectLanguage,
    isOpen: asked.isOpen,
  }
}

/** Creates a client of the operator's model for one story at a time. */
export function createWriterModel(parts: ModelParts): WriterModel {
  const { isOpen, ...asked } = draftParts(parts)
  return { ask: (question) => requestDraft(asked, question), isOpen }
}

/** Creates a writer that calls its model and waits for each answer; for commands. */
export function createImmediateWriter(parts: ModelParts & { log: Log }): Writer {
  const { log, model } = parts
  return createModelWriter({
    model: model.model,
    answers: createImmediateAnswers({ ...draftParts(parts), log }),
    log,
  })
}

/** Creates a writer that only uses answers that exist already; another process calls the model. */
export function createWriterWith(answers: ModelAnswers, { model, log }: { model: string; log: Log }): Writer {
  return createModelWriter({ model, answers, log })
}

/** Creates an embedder with the operator's endpoint, with its own retries and circuit breaker. */
export function createNewsroomEmbedder(
  parts: ServiceOptions & { endpoint: EmbeddingEndpoint; limits: EmbeddingLimits },
): Embedder {
  return createEndpointEmbedder({ ...parts, service: createService(parts) })
}

/**
 * Creates the newsroom's checker of claims with the operator's model as second stage, with its own retries
 * and circuit breaker.
 */
export function createNewsroomChecker(
  data: NewsroomData,
  parts: ServiceOptions & { endpoint: ClaimEndpoint; timeoutMs: number; log: Log },
): StagedChecker {
  return createSecondStage(createClaimChecker(data), { ...parts, service: createService(parts) })
}
