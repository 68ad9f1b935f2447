import { EDITION_FILES, EditionManifest, type EditionPointer } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { MB } from '@plainwire/domain/units'
import {
  copyEdition,
  type EditionFileSource,
  parseSignature,
  readEditionPointer,
  readLastSignedEdition,
  verifyEdition,
} from '@plainwire/pipeline/serving'
import type { ContentKind } from '@plainwire/store'
import { HostError } from '../../host-error.ts'
import type { Bucket } from '../bucket.ts'
import { buildEditionKeyPrefix } from '../object-key.ts'
import { readNewestEditionPointer } from './edition-archive.ts'

const FILE = { timeoutMs: 30_000 }
/** Maximum bytes of a whole edition, so that a bucket can't exhaust the memory. */
const MAX_EDITION_BYTES = 256 * MB

/**
 * Returns an edition in a bucket as a source of files for `verifyEdition`.
 *
 * @param paths the paths of the edition's files, if the bucket's objects have been listed
 */
export function createBucketEditionFileSource(
  bucket: Bucket,
  number: number,
  paths?: readonly string[],
): EditionFileSource {
  return {
    paths: async () => paths,
    read: async (path) => (await bucket.get(buildEditionKeyPrefix(number) + path, FILE))?.bytes,
  }
}

/**
 * Wraps the source of an edition so that the files read from it remain in memory.
 *
 * @throws HostError if the files are larger than an edition can be
 */
function remembered(place: EditionFileSource) {
  const files = new Map<string, Uint8Array>()
  let total = 0
  const read: EditionFileSource['read'] = async (path) => {
    const bytes = await place.read(path)
    if (!(bytes instanceof Uint8Array)) return bytes
    total += bytes.length
    if (total > MAX_EDITION_BYTES) throw new HostError('An edition in the bucket is too large to be one.')
    files.set(path, bytes)
    return bytes
  }
  return { files, place: { ...place, read } }
}

/**
 * Returns the ids of the keys that are trusted to sign the editions in the bucket: those in the settings,
 * otherwise those listed by the last signed edition on this machine. An empty list if there are none, in which
 * case any key is accepted.
 */
async function trustedKeys(named: readonly string[], folder: string): Promise<readonly string[]> {
  if (named.length > 0) return named
  const { signature } = (await readLastSignedEdition(folder)) ?? {}
  const read = signature === undefined ? undefined : parseSignature(signature)
  return read && 'statement' in read ? read.statement.keys.map(({ id }) => id) : []
}

export interface BucketDownloadDependencies {
  bucket: Bucket
  /** The folder of this process's editions. */
  folder: string
  /** The content (sample or live) whose editions are copied; all if undefined. */
  content: ContentKind | undefined
  /** The ids of the signing keys that the settings name as trusted; empty if there are none. */
  trusted: readonly string[]
  log: Log
  /** When this signal is aborted, no further file is copied. */
  signal: AbortSignal
}

/**
 * Copies the bucket's newest edition to this machine's disk, if it was published later than the one there. Its
 * signature and every file are verified first.
 *
 * @returns whether there is a new edition on disk
 * @throws BucketError, or HostError if the edition is faulty or the disk can't be written
 */
export async function downloadNewestEdition(parts: BucketDownloadDependencies): Promise<boolean> {
  const { bucket, folder, content, trusted, log, signal } = parts
  const [pointer, local] = await Promise.all([readNewestEditionPointer(bucket), readEditionPointer(folder)])
  if (!pointer || (content !== undefined && pointer.content !== content)) return false
  if (local && local.published_at >= pointer.published_at) return false
  const keys = await trustedKeys(trusted, folder)
  const { edition, key } = await verifiedEdition(bucket, pointer, keys)
  if (signal.aborted) return false
  await copyEdition(folder, edition, pointer.digest)
  log.info({ edition: pointer.number, key }, 'An edition was taken from the bucket.')
  if (keys.length === 0)
    log.warn({ key }, 'The edition’s key was trusted without a check: set it in TRUSTED_EDITION_KEYS.')
  return true
}

/**
 * Downloads an edition with all its files from the bucket, and verifies them.
 *
 * @throws HostError if the edition is faulty
 */
async function verifiedEdition(bucket: Bucket, pointer: EditionPointer, keys: readonly string[]) {
  const { files, place } = remembered(createBucketEditionFileSource(bucket, pointer.number))
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
