import { EDITION_FILES } from '@plainwire/domain/contract'
import type { BucketConfig } from '../config/bucket.ts'
import { BucketError } from './bucket-error.ts'

/**
 * Matches a part of an object's key between slashes: letters, digits and a few other characters that are the
 * same in a URL, and never '.' or '..'.
 */
const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
/** The maximum length of an object's key, in characters; S3 refuses keys of more than 1,024 bytes. */
const MAX_CHARACTERS = 900
const EDITIONS = 'editions'
const PICTURES = 'pictures'

function isKey(key: string): boolean {
  return key.length <= MAX_CHARACTERS && key.split('/').every((part) => PART.test(part))
}

/**
 * Validates the key of an object and returns it unchanged.
 *
 * @throws BucketError for a key that could lead outside the bucket's prefix
 */
export function validateObjectKey(key: string): string {
  if (isKey(key)) return key
  throw new BucketError('BAD_KEY', 'This is no name of an object of ours.')
}

/** The prefix of the keys of all editions' files. */
export const EDITIONS_PREFIX = `${EDITIONS}/`
/** The key of the pointer to the newest edition. */
export const NEWEST_EDITION_POINTER_KEY = `${EDITIONS}/${EDITION_FILES.pointer}`

/** Returns the prefix of the keys of an edition's files. */
export function buildEditionKeyPrefix(number: number): string {
  return `${EDITIONS}/${number}/`
}

/**
 * The key of a resized picture, from the picture's name in the cache on disk: a hash of its address, a width
 * and a format.
 */
export function buildPictureObjectKey(name: string): string {
  const key = validateObjectKey(`${PICTURES}/${name.slice(0, 2)}/${name}`)
  if (name.includes('/')) throw new BucketError('BAD_KEY', 'A picture’s name has no folders.')
  return key
}

/** The edition's number and the path of a file within it; undefined for other objects and invalid keys. */
export function parseEditionObjectKey(key: string): { number: number; path: string } | undefined {
  const [, number, path] = (isKey(key) && /^editions\/([1-9]\d{0,14})\/(.+)$/.exec(key)) || []
  return number === undefined || path === undefined ? undefined : { number: Number(number), path }
}

/** The bucket's URL with a trailing slash. */
export function buildBucketUrl({ endpoint, name, addressing }: BucketConfig): URL {
  const url = new URL(`${endpoint}/`)
  if (addressing === 'virtual') url.hostname = `${name}.${url.hostname}`
  else url.pathname = `${url.pathname}${name}/`
  return url
}

/**
 * The URL of an object.
 *
 * @throws BucketError for an invalid key
 */
export function buildObjectUrl(config: BucketConfig, key: string): URL {
  const url = buildBucketUrl(config)
  url.pathname += validateObjectKey(addKeyPrefix(config, key))
  return url
}

/** Adds the prefix in the settings to the key of an object. */
export function addKeyPrefix({ prefix }: Pick<BucketConfig, 'prefix'>, key: string): string {
  return prefix === '' ? key : `${prefix}/${key}`
}
