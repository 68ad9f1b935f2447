import type { Log } from '@plainwire/domain/log'
import {
  createMeaningStore,
  openEmbedder,
  openTranslator,
  openWriting,
  type Writing,
} from '@plainwire/newsroom'
import { loadNewsroomData, type Newsroom, openNewsroom } from '@plainwire/pipeline'
import type { Db, Jobs } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { CONTENT_FOLDER } from '../content.ts'
import type { Metrics } from '../observe/metrics.ts'
import { createClientWatcher } from '../observe/watched-client.ts'
import { now } from '../steady-clock.ts'
import { readBundledPlaceTable } from './place-table.ts'

export interface NewsroomOrder {
  config: Config
  db: Db
  /** The data folder. */
  folder: string
  log: Log
  /** Queues requests to the operator's model. */
  requestWriting: Jobs['requestWriting']
  metrics?: Metrics | undefined
}

/** A newsroom with the operator's services. */
export interface OperatedNewsroom {
  newsroom: Newsroom
  /** The operator's model that writes stories; undefined if none is configured. */
  writing: Writing | undefined
}

/** Opens the newsroom with its reviewed data, and with the operator's configured services. */
export async function openOperatedNewsroom(
  { config, db, folder, log, requestWriting, metrics }: NewsroomOrder,
  closers: AsyncDisposableStack,
): Promise<OperatedNewsroom> {
  const data = await loadNewsroomData(CONTENT_FOLDER)
  const { translator, writer, embedding } = config
  const watch = createClientWatcher(metrics)
  const writing = writer && openWriting({ db, log, now, writer, requestWriting, watch }, closers)
  const services = {
    translator: await openTranslator({ translator, data, folder, log, now, watch }, closers),
    writer: writing?.writer,
    embedder: await openEmbedder({ embedding, log, now, watch }, closers),
    meaningStore: createMeaningStore(db),
    maxWordsPerPublisher: config.maxWordsPerPublisher,
  }
  const newsroom = openNewsroom(data, services, await readBundledPlaceTable(data, log))
  return { newsroom, writing }
}

/** Opens the newsroom with its reviewed data. */
export async function readNewsroom(): Promise<Newsroom> {
  return openNewsroom(await loadNewsroomData(CONTENT_FOLDER))
}
