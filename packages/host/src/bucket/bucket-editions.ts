import { EDITION_FILES, EditionManifest, type EditionPointer } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { MB } from '@plainwire/domain/units'
import {
  type EditionPlace,
  lastSigned,
  readPointer,
  readSignature,
  takeEdition,
  verifyEdition,
} from '@plainwire/pipeline/serving'
import type { Content } from '@plainwire/store'
import { HostError } from '../host-error.ts'
import type { Bucket } from './bucket.ts'
import { readBucketPointer } from './edition-archive.ts'
import { editionPrefix } from './object-key.ts'

const FILE = { timeoutMs: 30_000 }
/** Maximum bytes of a whole edition, so that a bucket can't exhaust the memory. */
const MAX_EDITION_BYTES = 256 * MB

/** An edition in a bucket, as `verify` reads it. @param paths those of its files, where they were listed */
export function bucketPlace(bucket: Bucket, number: number, paths?: readonly string[]): EditionPlace {
  return {
    paths: async () => paths,
    read: async (path) => (await bucket.get(editionPrefix(number) + path, FILE))?.bytes,
  }
}

/** The same place, with what was read of it; @throws HostError once that is too much */
function remembered(place: EditionPlace) {
  const files = new Map<string, Uint8Array>()
  let total = 0
  const read: EditionPlace['read'] = async (path) => {
    const bytes = await place.read(path)
    if (!(bytes instanceof Uint8Array)) return bytes
    total += bytes.length
    if (total > MAX_EDITION_BYTES) throw new HostError('An edition in the bucket is too large to be one.')
    files.set(path, bytes)
    return bytes
  }
  return { files, place: { ...place, read } }
}

/** The keys that editions of the bucket must be signed with: those of the settings, else those that the last edition here lists. */
async function trustedKeys(named: readonly string[], folder: string): Promise<readonly string[]> {
  if (named.length > 0) return named
  const { signature } = (await lastSigned(folder)) ?? {}
  const read = signature === undefined ? undefined : readSignature(signature)
  return read && 'statement' in read ? read.statement.keys.map(({ id }) => id) : []
}

export interface TakenFromBucket {
  bucket: Bucket
  /** Where this process has its editions. */
  folder: string
  /** Only this one's; both where not given. */
  content: Content | undefined
  /** Ids of keys of the settings. */
  trusted: readonly string[]
  log: Log
  /** Nothing is copied after it is aborted. */
  signal: AbortSignal
}

/**
 * Takes the bucket's newest edition to this machine's disk, if it was published later than the one there. Its signature and
 * every file are verified first.
 *
 * @returns whether there is a new one on the disk
 * @throws BucketError, HostError for an edition with a fault, or where the disk refuses
 */
export async function takeFromBucket(parts: TakenFromBucket): Promise<boolean> {
  const { bucket, folder, content, trusted, log, signal } = parts
  const [pointer, local] = await Promise.all([readBucketPointer(bucket), readPointer(folder)])
  if (!pointer || (content !== undefined && pointer.content !== content)) return false
  if (local && local.published_at >= pointer.published_at) return false
  const keys = await trustedKeys(trusted, folder)
  const { edition, key } = await verifiedEdition(bucket, pointer, keys)
  if (signal.aborted) return false
  await takeEdition(folder, edition, pointer.digest)
  log.info({ edition: pointer.number, key }, 'An edition was taken from the bucket.')
  if (keys.length === 0)
    log.warn({ key }, 'The edition’s key was believed unseen: name it with TRUSTED_EDITION_KEYS.')
  return true
}

/** An edition of the bucket with all its files. @throws HostError for one with a fault */
async function verifiedEdition(bucket: Bucket, pointer: EditionPointer, keys: readonly string[]) {
  const { files, place } = remembered(bucketPlace(bucket, pointer.number))
  const { faults, statement, key, digests } = await verifyEdition(place, keys)
  if (digests.manifest !== pointer.digest || statement?.edition !== pointer.number)
    faults.push('it is not the one that is pointed to')
  if (faults.length > 0)
    throw new HostError(
      `Edition ${pointer.number} in the bucket has a fault: ${faults.slice(0, 3).join('; ')}.`,
    )
  const text = (path: string) => Buffer.from(files.get(path) ?? []).toString('utf8')
  const manifest = EditionManifest.parse(JSON.parse(text(EDITION_FILES.manifest)))
  const edition = {
    number: manifest.number,
    content: manifest.content,
    publishedAt: manifest.published_at,
    stories: manifest.stories,
    files: new Map([...files].filter(([path]) => Object.hasOwn(manifest.files, path))),
    signature: text(EDITION_FILES.signature),
  }
  return { edition, key }
}
