import type { Log } from '@plainwire/domain/log'
import type { PublisherRegistry, WritingService } from '@plainwire/newsroom'
import {
  computeSoftwareVersions,
  createEditionStateCache,
  createEditJobRunner,
  createPublishingService,
} from '@plainwire/newsroom'
import type { EditionSigner, Newsroom } from '@plainwire/pipeline'
import { createImageSigner } from '@plainwire/server'
import { type Db, type Edition, listEditionSigningKeys } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { HostError } from '../host-error.ts'
import { readOrCreateImageKey } from '../image-keys.ts'
import type { Metrics } from '../observe/metrics.ts'

/** The number of stories that a live edition needs to replace the sample edition. */
const MIN_LIVE_STORIES = 50

export interface EditingDependencies {
  config: Config
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  editionsFolder: string
  /** The key that signs editions. */
  signer: EditionSigner
  worlds: () => readonly PublisherRegistry[] | Promise<readonly PublisherRegistry[]>
  onPublished: (edition: Edition) => Promise<void>
  /** The operator's model that writes stories; undefined if none is configured. */
  writing?: WritingService | undefined
  metrics?: Metrics | undefined
}

/**
 * Checks that the signing key isn't retired.
 *
 * @throws HostError if the key is retired, because nobody would accept editions signed with it
 */
async function refuseRetired(db: Db, { id }: EditionSigner): Promise<void> {
  const isRetired = (await listEditionSigningKeys(db)).some((key) => key.id === id && key.until !== undefined)
  if (isRetired)
    throw new HostError(
      `The edition key ${id} is retired: set another EDITION_KEY, or delete the file edition-key for a new one.`,
    )
}

/**
 * Creates the function that runs the edit jobs of this process.
 *
 * @throws HostError if the signing key is retired
 */
export async function createEditJobHandler(parts: EditingDependencies) {
  const { config, db, log, now, newsroom } = parts
  await refuseRetired(db, parts.signer)
  return createEditJobRunner({
    db,
    log,
    now,
    newsroom,
    states: createEditionStateCache(db, newsroom),
    worlds: parts.worlds,
    requestWriting: parts.writing?.request,
    publishing: createPublishingService({
      db,
      log,
      now,
      newsroom,
      editionsFolder: parts.editionsFolder,
      signer: parts.signer,
      madeBy: await computeSoftwareVersions(),
      signImage: createImageSigner(await readOrCreateImageKey(db)),
      intervalMs: config.editionMinutes * 60_000,
      minLiveStories: config.content === 'auto' ? MIN_LIVE_STORIES : 1,
      onPublished: parts.onPublished,
      metrics: parts.metrics,
    }),
  })
}
