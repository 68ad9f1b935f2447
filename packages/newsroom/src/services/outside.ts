import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import {
  type AsyncClaimChecker,
  createDirectModelWriter,
  createMemoryTranslationCache,
  createNewsroomClaimChecker,
  createNewsroomEmbedder,
  createNewsroomTranslator,
  createWriterModel,
  type Embedder,
  type NewsroomData,
  openFileTranslationCache,
  type Translator,
  type Writer,
  type WriterModel,
} from '@plainwire/pipeline'
import type { EmbeddingConfig } from '../embedding/embedding-choice.ts'
import { openEmbeddingModel } from '../embedding/open-model.ts'
import type { ClaimCheckerConfig, TranslatorConfig, WriterConfig } from './service-config.ts'
import { createServiceHttpClient, pause, type ServiceClientInstrumenter } from './service-http.ts'

/** The minimum gap between two requests to a translator, in ms. */
const GAP_MS = 200
/** The time limit of translations per edition, in ms; a part of the five minutes between two editions. */
const EDITION_MS = 60_000
/** The time limit for a model to check one claim, in ms. */
const CLAIM_MS = 20_000
/**
 * The time limits of an endpoint for embeddings, in ms: for its answer to one request with 32 texts, and for
 * all requests for a batch of 500 articles.
 */
const EMBEDDING_MS = 20_000
const EMBEDDING_BATCH_MS = 60_000

export interface TranslatorOptions {
  translator: TranslatorConfig | undefined
  data: NewsroomData
  /**
   * The folder that paid translations are stored in; if undefined, translations are lost when the process
   * ends.
   */
  folder: string | undefined
  log: Log
  now: () => Date
  watch?: ServiceClientInstrumenter | undefined
}

/** Opens the operator's translator, if one is configured. Its connections are closed with `closers`. */
export async function openTranslator(
  { translator, data, folder, log, now, watch }: TranslatorOptions,
  closers: AsyncDisposableStack,
): Promise<Translator | undefined> {
  if (!translator) return undefined
  const { choice, charactersPerDay, charactersPerMonth } = translator
  const http = createServiceHttpClient('translator', choice.url, { log, watch })
  closers.defer(() => http.close())
  const onFailure = (err: unknown) => log.warn({ err }, 'translations not stored')
  const shelf =
    folder === undefined
      ? createMemoryTranslationCache()
      : await openFileTranslationCache(join(folder, 'translations.jsonl'), onFailure)
  const limits = { charactersPerDay, charactersPerMonth, gapMs: GAP_MS, editionMs: EDITION_MS }
  return createNewsroomTranslator(data, { choice, http, shelf, limits, now, wait: pause, log })
}

export interface WriterModelOptions {
  writer: WriterConfig
  log: Log
  now: () => Date
  watch?: ServiceClientInstrumenter | undefined
}

/**
 * The dependencies of a client of the operator's model, with the operator's time limit. Its connections are
 * closed with `closers`.
 */
function modelParts({ writer, log, now, watch }: WriterModelOptions, closers: AsyncDisposableStack) {
  const { url, model, key, timeoutMs } = writer
  const http = createServiceHttpClient('writer', url, { log, watch, answerMs: timeoutMs })
  closers.defer(() => http.close())
  return { http, wait: pause, model: { url, model, key }, timeoutMs, now, log }
}

/** Opens the operator's model for single requests. */
export function openWriterModel(order: WriterModelOptions, closers: AsyncDisposableStack): WriterModel {
  return createWriterModel(modelParts(order, closers))
}

/** Opens the operator's model as a writer that waits for each answer, if one is configured. */
export function openDirectModelWriter(
  { writer, ...order }: Omit<WriterModelOptions, 'writer'> & { writer: WriterConfig | undefined },
  closers: AsyncDisposableStack,
): Writer | undefined {
  return writer && createDirectModelWriter(modelParts({ ...order, writer }, closers))
}

export interface ClaimCheckerOptions {
  checker: ClaimCheckerConfig | undefined
  data: NewsroomData
  log: Log
  now: () => Date
}

/**
 * Opens the checker of claims that uses the operator's model, if one is configured. Its connections are
 * closed with `closers`.
 */
export function openClaimChecker(
  { checker: endpoint, data, log, now }: ClaimCheckerOptions,
  closers: AsyncDisposableStack,
): AsyncClaimChecker | undefined {
  if (!endpoint) return undefined
  const http = createServiceHttpClient('checker', endpoint.url, { log })
  closers.defer(() => http.close())
  return createNewsroomClaimChecker(data, { http, wait: pause, endpoint, timeoutMs: CLAIM_MS, now, log })
}

export interface EmbedderOptions {
  embedding: EmbeddingConfig | undefined
  log: Log
  now: () => Date
  watch?: ServiceClientInstrumenter | undefined
}

/**
 * Opens the operator's embedding model, if one is configured. An endpoint's connections are closed with
 * `closers`; an endpoint is first called when there are articles. Throws a NewsroomError if a model in a
 * folder can't be run.
 */
export async function openEmbedder(
  { embedding, log, now, watch }: EmbedderOptions,
  closers: AsyncDisposableStack,
): Promise<Embedder | undefined> {
  if (!embedding) return undefined
  if (embedding.kind === 'folder') return openEmbeddingModel(embedding)
  const http = createServiceHttpClient('embedding', embedding.url, { log, watch })
  closers.defer(() => http.close())
  const limits = { requestMs: EMBEDDING_MS, batchMs: EMBEDDING_BATCH_MS }
  return createNewsroomEmbedder({ http, wait: pause, endpoint: embedding, limits, now })
}
