import { EDITION_FILES, EditionManifest, EditionPointer } from '@plainwire/domain/contract'
import { MAX_RETAINED_EDITIONS } from '@plainwire/domain/edition'
import type { EditionWithManifest } from '@plainwire/pipeline/serving'
import type { Bucket } from '../bucket.ts'
import {
  buildEditionKeyPrefix,
  EDITIONS_PREFIX,
  NEWEST_EDITION_POINTER_KEY,
  parseEditionObjectKey,
} from '../object-key.ts'

const REQUEST = { timeoutMs: 60_000 }
const SHORT = { timeoutMs: 10_000, maxBytes: 100_000 }
/** The number of concurrent requests to the bucket. */
const AT_ONCE = 4
/**
 * The files that are uploaded last and removed first, so that an edition with a manifest in the bucket has
 * all files that the manifest lists.
 */
const LAST: readonly string[] = [EDITION_FILES.manifest, EDITION_FILES.signature]

/**
 * The pointer to the newest edition in a bucket; undefined if it is missing or unreadable.
 *
 * @throws BucketError
 */
export async function readNewestEditionPointer(bucket: Bucket): Promise<EditionPointer | undefined> {
  const found = await bucket.get(NEWEST_EDITION_POINTER_KEY, SHORT)
  return found && EditionPointer.safeParse(jsonIn(found.bytes)).data
}

/**
 * Parses JSON; undefined if it is invalid. That isn't an error, because an invalid pointer is replaced when
 * the next edition is archived.
 */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * The files of each edition in a bucket.
 *
 * @throws BucketError
 */
export async function listBucketEditions(bucket: Bucket): Promise<Map<number, string[]>> {
  const editions = new Map<number, string[]>()
  for (const key of await bucket.list(EDITIONS_PREFIX, REQUEST)) {
    const file = parseEditionObjectKey(key)
    if (file) editions.set(file.number, [...(editions.get(file.number) ?? []), file.path])
  }
  return editions
}

async function allOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of rest) await act(item)
    }),
  )
}

function typeOf(path: string): string {
  return path.endsWith('.json') ? 'application/json' : 'application/octet-stream'
}

/**
 * Stores an edition in a bucket, updates the pointer, and removes all but the last 24 editions. Also removes
 * editions with a higher number but an earlier publication time, which remain if a restored database assigns
 * lower numbers again. Does nothing if the bucket's newest edition was published later than this one.
 *
 * @throws BucketError; even then the pointer names a complete edition
 */
export async function archiveEdition(bucket: Bucket, { pointer, files }: EditionWithManifest): Promise<void> {
  const there = await readNewestEditionPointer(bucket)
  if (there && there.published_at > pointer.published_at) return
  if (there?.digest !== pointer.digest) {
    const store = ([path, bytes]: readonly [string, Uint8Array]) =>
      bucket.put(buildEditionKeyPrefix(pointer.number) + path, { bytes, type: typeOf(path) }, REQUEST)
    await allOf(
      [...files].filter(([path]) => !LAST.includes(path)),
      store,
    )
    await allOf(
      [...files].filter(([path]) => LAST.includes(path)),
      store,
    )
    const bytes = Buffer.from(`${JSON.stringify(pointer)}\n`)
    await bucket.put(NEWEST_EDITION_POINTER_KEY, { bytes, type: 'application/json' }, REQUEST)
  }
  await removeOthers(bucket, pointer)
}

async function removeOthers(bucket: Bucket, newest: EditionPointer): Promise<void> {
  const editions = await listBucketEditions(bucket)
  const numbers = [...editions.keys()].sort((a, b) => b - a)
  const older = numbers.filter((number) => number <= newest.number).slice(MAX_RETAINED_EDITIONS)
  for (const number of older) await removeEdition(bucket, number, editions.get(number) ?? [])
  for (const number of numbers.filter((one) => one > newest.number)) {
    if (await isBefore(bucket, number, newest))
      await removeEdition(bucket, number, editions.get(number) ?? [])
  }
}

/**
 * Whether an edition was published before the newest one. False for an edition without a manifest, because
 * another process is still uploading that edition.
 */
async function isBefore(bucket: Bucket, number: number, newest: EditionPointer): Promise<boolean> {
  const found = await bucket.get(buildEditionKeyPrefix(number) + EDITION_FILES.manifest, SHORT)
  const manifest = found && EditionManifest.safeParse(jsonIn(found.bytes)).data
  return manifest !== undefined && manifest.published_at < newest.published_at
}

/** Removes the manifest first, so that a partly removed edition isn't taken for a complete one. */
async function removeEdition(bucket: Bucket, number: number, paths: readonly string[]): Promise<void> {
  const rest = paths.filter((path) => !LAST.includes(path))
  for (const path of [...LAST, ...rest]) await bucket.remove(buildEditionKeyPrefix(number) + path, SHORT)
}
