import type { Log } from '@plainwire/domain/log'
import { detectLanguage } from '../2-extract/index.ts'
import {
  type AsyncClaimChecker,
  createClaimChecker,
  createDirectAnswerSource,
  createModelWriter,
  createTwoStageChecker,
  type DraftAnswer,
  requestDraft,
} from '../4-write/index.ts'
import {
  checkTranslation,
  createNameMatcher,
  createServiceTranslator,
  hasSeriousProblem,
  type TranslationPair,
  type TranslatorDependencies,
} from '../5-translate/index.ts'
import type { Embedder, Translator } from '../ports.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import {
  type ChatEndpoint,
  type ClaimCheckEndpoint,
  createChatClient,
  createEndpointEmbedder,
  createServiceClient,
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  type ExternalServiceOptions,
  type FailedServiceRequest,
} from '../service/index.ts'
import { listCountryNames } from '../text/index.ts'
import type { ModelAnswerSource, ModelPrompt, Writer } from '../writing-ports.ts'

/** Creates the operator's translator, with the newsroom's tables of names and language detection. */
export function createNewsroomTranslator(
  data: NewsroomData,
  parts: Omit<TranslatorDependencies, 'tables' | 'detectLanguage'>,
): Translator {
  return createServiceTranslator({ ...parts, tables: data, detectLanguage })
}

/**
 * Creates a function that checks a translation against its source. It returns the kinds of problems, and the
 * state: 'missing' if a problem is serious, 'machine' if there are only other problems, 'checked' if there are
 * none.
 */
export function createTranslationJudge(
  data: NewsroomData,
): (pair: TranslationPair) => { state: 'checked' | 'machine' | 'missing'; problems: string[] } {
  const isSameName = createNameMatcher({ ...data, countries: listCountryNames() })
  return (pair) => {
    const found = checkTranslation(pair, { isSameName, detectLanguage })
    const problems = [...new Set(found.map(({ kind }) => kind))]
    return {
      state: hasSeriousProblem(found) ? 'missing' : found.length > 0 ? 'machine' : 'checked',
      problems,
    }
  }
}

export interface WriterModelDependencies extends ExternalServiceOptions {
  model: ChatEndpoint
  /** The time limit of one request, in ms. */
  timeoutMs: number
}

/** The operator's language model, which writes story texts, with its own retries and circuit breaker. */
export interface WriterModel {
  /**
   * Requests an answer about a story. An answer is final, because the model would give the same answer again;
   * a failure may be temporary.
   */
  request(question: ModelPrompt): Promise<DraftAnswer | FailedServiceRequest>
  /** Whether a request would be sent now, that is, whether the circuit breaker is closed. */
  isOpen(): boolean
}

function draftParts(parts: WriterModelDependencies) {
  const service = createServiceClient(parts)
  return {
    chat: createChatClient(service, parts.model),
    timeoutMs: parts.timeoutMs,
    detectLanguage,
    isOpen: service.isOpen,
  }
}

/** Creates a client of the operator's language model. Each request is about one story. */
export function createWriterModel(parts: WriterModelDependencies): WriterModel {
  const { isOpen, ...draft } = draftParts(parts)
  return { request: (question) => requestDraft(draft, question), isOpen }
}

/** Creates a writer that calls its model and waits for each answer, for use in command-line tools. */
export function createDirectModelWriter(parts: WriterModelDependencies & { log: Log }): Writer {
  const { log, model } = parts
  return createModelWriter({
    model: model.model,
    answers: createDirectAnswerSource({ ...draftParts(parts), log }),
    log,
  })
}

/** Creates a writer that only uses answers that exist already; another process calls the model. */
export function createStoredAnswerWriter(
  answers: ModelAnswerSource,
  { model, log }: { model: string; log: Log },
): Writer {
  return createModelWriter({ model, answers, log })
}

/** Creates an embedder that calls the operator's endpoint, with its own retries and circuit breaker. */
export function createNewsroomEmbedder(
  parts: ExternalServiceOptions & { endpoint: EmbeddingEndpoint; limits: EmbeddingLimits },
): Embedder {
  return createEndpointEmbedder({ ...parts, service: createServiceClient(parts) })
}

/**
 * Creates the newsroom's checker of claims, which uses the operator's model as second stage, with its own
 * retries and circuit breaker.
 */
export function createNewsroomClaimChecker(
  data: NewsroomData,
  parts: ExternalServiceOptions & { endpoint: ClaimCheckEndpoint; timeoutMs: number; log: Log },
): AsyncClaimChecker {
  return createTwoStageChecker(createClaimChecker(data), { ...parts, service: createServiceClient(parts) })
}
