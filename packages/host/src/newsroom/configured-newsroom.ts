import type { Log } from '@plainwire/domain/log'
import {
  createEmbeddingStore,
  openEmbedder,
  openTranslator,
  openWritingService,
  type WritingService,
} from '@plainwire/newsroom'
import { createNewsroomFromReviewedData, loadNewsroomData, type Newsroom } from '@plainwire/pipeline'
import type { Db, JobQueue } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { CONTENT_FOLDER } from '../content.ts'
import type { Metrics } from '../observe/metrics.ts'
import { createServiceClientInstrumenter } from '../observe/watched-client.ts'
import { now } from '../steady-clock.ts'
import { readBundledPlaceTable } from './place-table.ts'

export interface ConfiguredNewsroomOptions {
  config: Config
  db: Db
  /** The data folder. */
  folder: string
  log: Log
  /** Queues requests to the operator's model that writes stories. */
  requestWriting: JobQueue['requestWriting']
  metrics?: Metrics | undefined
}

/** A newsroom with the operator's services. */
export interface ConfiguredNewsroom {
  newsroom: Newsroom
  /** The operator's model that writes stories; undefined if none is configured. */
  writing: WritingService | undefined
}

/** Opens the newsroom with the data of `CONTENT_FOLDER` and the operator's configured services. */
export async function openConfiguredNewsroom(
  { config, db, folder, log, requestWriting, metrics }: ConfiguredNewsroomOptions,
  closers: AsyncDisposableStack,
): Promise<ConfiguredNewsroom> {
  const data = await loadNewsroomData(CONTENT_FOLDER)
  const { translator, writer, embedding } = config
  const watch = createServiceClientInstrumenter(metrics)
  const writing = writer && openWritingService({ db, log, now, writer, requestWriting, watch }, closers)
  const services = {
    translator: await openTranslator({ translator, data, folder, log, now, watch }, closers),
    writer: writing?.writer,
    embedder: await openEmbedder({ embedding, log, now, watch }, closers),
    meaningStore: createEmbeddingStore(db),
    maxWordsPerPublisher: config.maxWordsPerPublisher,
  }
  const newsroom = createNewsroomFromReviewedData(data, services, await readBundledPlaceTable(data, log))
  return { newsroom, writing }
}

/** Opens the newsroom with the data of `CONTENT_FOLDER`, without the operator's services. */
export async function loadNewsroom(): Promise<Newsroom> {
  return createNewsroomFromReviewedData(await loadNewsroomData(CONTENT_FOLDER))
}
