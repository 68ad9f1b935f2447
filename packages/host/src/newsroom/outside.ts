import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import {
  type Embedder,
  fileShelf,
  guardedHttp,
  memoryShelf,
  type NewsroomData,
  newsroomChecker,
  newsroomEmbedder,
  newsroomTranslator,
  type StagedChecker,
  type Translator,
  type Writer,
  type WriterModel,
  writerAtOnce,
  writerModel,
} from '@plainwire/pipeline'
import type { EmbeddingConfig } from '../config-embedding.ts'
import type { CheckerConfig, TranslatorConfig, WriterConfig } from '../config-services.ts'
import { openModel } from '../embedding/open-model.ts'
import type { Metrics } from '../observe/metrics.ts'
import { observedService } from '../observe/observed.ts'
import { tracedHttp } from '../observe/traced.ts'

/** Outgoing questions may take longer than a publisher's page. */
const MAX_ANSWER_MS = 60_000
/** Between two requests to a translator. */
const GAP_MS = 200
/** Of an edition's time: five minutes lie between two. */
const EDITION_MS = 60_000
/** For a model's answer on one claim. */
const CLAIM_MS = 20_000
/** For an endpoint's answer on 32 texts, and for all texts of a batch of 500 articles. */
const EMBEDDING_MS = 20_000
const EMBEDDING_BATCH_MS = 60_000

export interface OutsideOrder {
  translator: TranslatorConfig | undefined
  data: NewsroomData
  /** Where paid translations are kept; without it they are forgotten with the process. */
  folder: string | undefined
  log: Log
  now: () => Date
  metrics?: Metrics | undefined
}

const inMs = async (ms: number) => void (await setTimeout(ms))

interface ServiceParts {
  log: Log
  metrics?: Metrics | undefined
  /** How long an answer may take. */
  answerMs?: number
}

/** A client for one of the operator's own services: exactly its origin may be anywhere, also on a private address. */
function serviceHttp(name: string, url: string, { log, metrics, answerMs = MAX_ANSWER_MS }: ServiceParts) {
  const http = guardedHttp({
    ownHosts: [],
    exceptions: [{ origin: new URL(url).origin }],
    userAgent: 'Plainwire/0.1',
    log,
    limits: { totalMs: answerMs, headersMs: answerMs },
  })
  return tracedHttp(observedService(http, name, metrics), { client: name })
}

/** The operator's translator, where one is set; its connections end with the closers. */
export async function openTranslator(
  { translator, data, folder, log, now, metrics }: OutsideOrder,
  closers: AsyncDisposableStack,
): Promise<Translator | undefined> {
  if (!translator) return undefined
  const { choice, charactersPerDay, charactersPerMonth } = translator
  const http = serviceHttp('translator', choice.url, { log, metrics })
  closers.defer(() => http.close())
  const onFailure = (err: unknown) => log.warn({ err }, 'translations not kept')
  const shelf =
    folder === undefined ? memoryShelf() : await fileShelf(join(folder, 'translations.jsonl'), onFailure)
  const limits = { charactersPerDay, charactersPerMonth, gapMs: GAP_MS, editionMs: EDITION_MS }
  return newsroomTranslator(data, { choice, http, shelf, limits, now, wait: inMs, log })
}

export interface WriterOrder {
  writer: WriterConfig
  log: Log
  now: () => Date
  metrics?: Metrics | undefined
}

/** The parts of the operator's model, which may think as long as the operator lets it; its connections end with the closers. */
function modelParts({ writer, log, now, metrics }: WriterOrder, closers: AsyncDisposableStack) {
  const { url, model, key, timeoutMs } = writer
  const http = serviceHttp('writer', url, { log, metrics, answerMs: timeoutMs })
  closers.defer(() => http.close())
  return { http, wait: inMs, model: { url, model, key }, timeoutMs, now, log }
}

/** The operator's model, to be asked question by question. */
export function openWriterModel(order: WriterOrder, closers: AsyncDisposableStack): WriterModel {
  return writerModel(modelParts(order, closers))
}

/** The operator's model as a writer that is waited for, where one is set. */
export function openWriterAtOnce(
  { writer, ...order }: Omit<WriterOrder, 'writer'> & { writer: WriterConfig | undefined },
  closers: AsyncDisposableStack,
): Writer | undefined {
  return writer && writerAtOnce(modelParts({ ...order, writer }, closers))
}

export interface CheckerOrder {
  checker: CheckerConfig | undefined
  data: NewsroomData
  log: Log
  now: () => Date
}

/** The checker of claims with the operator's model behind it, where one is set; its connections end with the closers. */
export function openChecker(
  { checker: endpoint, data, log, now }: CheckerOrder,
  closers: AsyncDisposableStack,
): StagedChecker | undefined {
  if (!endpoint) return undefined
  const http = serviceHttp('checker', endpoint.url, { log })
  closers.defer(() => http.close())
  return newsroomChecker(data, { http, wait: inMs, endpoint, timeoutMs: CLAIM_MS, now, log })
}

export interface EmbedderOrder {
  embedding: EmbeddingConfig | undefined
  log: Log
  now: () => Date
  metrics?: Metrics | undefined
}

/**
 * The operator's embedding model, where one is set; an endpoint's connections end with the closers.
 * Throws one HostError where a model in a folder can't be run. An endpoint is first asked when there are articles.
 */
export async function openEmbedder(
  { embedding, log, now, metrics }: EmbedderOrder,
  closers: AsyncDisposableStack,
): Promise<Embedder | undefined> {
  if (!embedding) return undefined
  if (embedding.kind === 'folder') return openModel(embedding)
  const http = serviceHttp('embedding', embedding.url, { log, metrics })
  closers.defer(() => http.close())
  const limits = { requestMs: EMBEDDING_MS, batchMs: EMBEDDING_BATCH_MS }
  return newsroomEmbedder({ http, wait: inMs, endpoint: embedding, limits, now })
}
