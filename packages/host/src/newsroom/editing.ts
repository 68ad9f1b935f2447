import type { Log } from '@plainwire/domain/log'
import type { World, Writing } from '@plainwire/newsroom'
import { createEditionStates, createEditWork, createPublishing, readMadeBy } from '@plainwire/newsroom'
import type { EditionSigner, Newsroom } from '@plainwire/pipeline'
import { createImageSigner } from '@plainwire/server'
import { type Db, type Edition, editionKeys } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { HostError } from '../host-error.ts'
import type { Metrics } from '../observe/metrics.ts'
import { readImageKey } from '../serving/image-keys.ts'

/** The number of stories that a live edition needs to replace the sample edition. */
export const MIN_LIVE_STORIES = 50

export interface EditingParts {
  config: Config
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  editionsFolder: string
  /** The key that signs editions. */
  signer: EditionSigner
  worlds: () => readonly World[] | Promise<readonly World[]>
  onPublished: (edition: Edition) => Promise<void>
  /** The operator's model; undefined if none is configured. */
  writing?: Writing | undefined
  metrics?: Metrics | undefined
}

/**
 * Checks that the signing key isn't retired.
 *
 * @throws HostError if it is, because nobody would accept its editions
 */
async function refuseRetired(db: Db, { id }: EditionSigner): Promise<void> {
  const isRetired = (await editionKeys(db)).some((key) => key.id === id && key.until !== undefined)
  if (isRetired)
    throw new HostError(
      `The edition key ${id} is retired: set another EDITION_KEY, or delete the file edition-key for a new one.`,
    )
}

/** Creates the function that does the edit jobs of this process. */
export async function openEditWork(parts: EditingParts) {
  const { config, db, log, now, newsroom } = parts
  await refuseRetired(db, parts.signer)
  return createEditWork({
    db,
    log,
    now,
    newsroom,
    states: createEditionStates(db, newsroom),
    worlds: parts.worlds,
    requestWriting: parts.writing?.request,
    publishing: createPublishing({
      db,
      log,
      now,
      newsroom,
      editionsFolder: parts.editionsFolder,
      signer: parts.signer,
      madeBy: await readMadeBy(),
      signImage: createImageSigner(await readImageKey(db)),
      intervalMs: config.editionMinutes * 60_000,
      minLiveStories: config.content === 'auto' ? MIN_LIVE_STORIES : 1,
      onPublished: parts.onPublished,
      metrics: parts.metrics,
    }),
  })
}
