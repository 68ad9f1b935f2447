import type { Newsroom } from '@plainwire/pipeline'
import { imageSigner } from '@plainwire/server'
import type { Db, Edition, Log } from '@plainwire/store'
import type { Config } from '../config.ts'
import { desks } from '../newsroom/desks.ts'
import { editWork } from '../newsroom/edit-work.ts'
import { publishing } from '../newsroom/publishing.ts'
import type { World } from '../newsroom/world.ts'
import type { Writing } from '../newsroom/writing.ts'
import { now } from '../steady-clock.ts'
import { imageKeyOf } from './image-keys.ts'

/** Stories a live edition needs before it takes the place of the sample edition. */
export const MIN_LIVE_STORIES = 50

export interface EditingParts {
  config: Config
  db: Db
  log: Log
  newsroom: Newsroom
  editionsFolder: string
  worlds: () => readonly World[]
  onPublished: (edition: Edition) => Promise<void>
  /** The operator's model, where one is set. */
  writing?: Writing | undefined
}

/** The edit work of this process. */
export async function editing(parts: EditingParts) {
  const { config, db, log, newsroom } = parts
  return editWork({
    db,
    log,
    now,
    newsroom,
    desks: desks(db, newsroom),
    worlds: parts.worlds,
    requestWriting: parts.writing?.request,
    publishing: publishing({
      db,
      log,
      now,
      newsroom,
      editionsFolder: parts.editionsFolder,
      signImage: imageSigner(await imageKeyOf(db)),
      intervalMs: config.editionMinutes * 60_000,
      minLiveStories: config.content === 'auto' ? MIN_LIVE_STORIES : 1,
      onPublished: parts.onPublished,
    }),
  })
}
