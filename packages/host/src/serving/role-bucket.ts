import type { Log } from '@plainwire/domain/log'
import { type Db, findCurrentEdition } from '@plainwire/store'
import type { Bucket } from '../bucket/bucket.ts'
import { createEditionArchiver, type EditionArchiver } from '../bucket/editions/edition-archiver.ts'
import { openConfiguredBucket } from '../bucket/open-bucket.ts'
import { createPictureBucket } from '../bucket/picture-bucket.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../observe/metrics.ts'
import { now } from '../steady-clock.ts'
import { getConfiguredContentKind } from './editions.ts'

interface BucketParts {
  config: Pick<Config, 'bucket'>
  log: Log
  metrics?: Metrics | undefined
}

/** Opens the object store of the settings. Returns undefined if none is set. */
export function openBucketIfConfigured(
  { config, log, metrics }: BucketParts,
  closers: AsyncDisposableStack,
): Bucket | undefined {
  return config.bucket && openConfiguredBucket(config.bucket, { log, metrics }, closers)
}

/** Opens the part of the bucket for pictures, which serving processes share. */
export function openPictureStore(
  bucket: Bucket,
  { log, metrics }: Omit<BucketParts, 'config'>,
  closers: AsyncDisposableStack,
) {
  const pictures = createPictureBucket({ bucket, log, now, metrics })
  closers.defer(() => pictures.close())
  return pictures
}

/**
 * Creates the archiver that copies published editions to the bucket. It starts with the newest edition of the
 * database, in case that was published while the bucket was unreachable or not yet set.
 */
export async function startEditionArchiver(
  { bucket, config, db, log }: { bucket: Bucket; config: Pick<Config, 'content'>; db: Db; log: Log },
  closers: AsyncDisposableStack,
): Promise<EditionArchiver> {
  const archiver = createEditionArchiver({ bucket, db, log })
  closers.defer(() => archiver.stop())
  const newest = await findCurrentEdition(db, getConfiguredContentKind(config))
  if (newest) archiver.archive(newest)
  return archiver
}

/**
 * Opens an archiver for a process that uses the bucket for nothing else. Returns undefined if no bucket is set.
 */
export async function openEditionArchiver(
  { db, ...parts }: BucketParts & { config: Pick<Config, 'content' | 'bucket'>; db: Db },
  closers: AsyncDisposableStack,
): Promise<EditionArchiver | undefined> {
  const bucket = openBucketIfConfigured(parts, closers)
  return bucket && startEditionArchiver({ ...parts, bucket, db }, closers)
}
