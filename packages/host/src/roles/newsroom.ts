import { loadNewsroomData, type Newsroom, openNewsroom } from '@plainwire/pipeline'
import type { Db, Log } from '@plainwire/store'
import type { Config } from '../config.ts'
import { CONTENT_FOLDER } from '../content.ts'
import { databaseMeanings } from '../newsroom/database-meanings.ts'
import { openEmbedder, openTranslator, openWriter } from '../newsroom/outside.ts'

export interface NewsroomOrder {
  config: Config
  db: Db
  /** The data folder. */
  folder: string
  log: Log
}

/** The newsroom with its reviewed data, and with the operator's services where some are set. */
export async function openStaffedNewsroom(
  { config, db, folder, log }: NewsroomOrder,
  closers: AsyncDisposableStack,
): Promise<Newsroom> {
  const data = await loadNewsroomData(CONTENT_FOLDER)
  const { translator, writer, embedding } = config
  const now = () => new Date()
  return openNewsroom(data, {
    translator: await openTranslator({ translator, data, folder, log, now }, closers),
    writer: openWriter({ writer, log, now }, closers),
    embedder: await openEmbedder({ embedding, log, now }, closers),
    meaningStore: databaseMeanings(db),
  })
}

/** The newsroom with its reviewed data. */
export async function readNewsroom(): Promise<Newsroom> {
  return openNewsroom(await loadNewsroomData(CONTENT_FOLDER))
}
