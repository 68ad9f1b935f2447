import type { ObjectStoreHttpClient } from '@plainwire/pipeline/serving'
import type { BucketConfig } from '../config/bucket.ts'
import type { Metrics } from '../observe/metrics.ts'
import {
  type BucketResponse,
  classifyFailureStatus,
  classifyOutcomeForMetrics,
  extractBucketErrorCode,
  METADATA_HEADER_PREFIX,
  NOT_FOUND_STATUS,
  readObjectMetadata,
} from './bucket-answer.ts'
import { BucketError } from './bucket-error.ts'
import { parseBucketListing } from './listing.ts'
import { addKeyPrefix, buildBucketUrl, buildObjectUrl } from './object-key.ts'
import { createRequestSigner } from './request-signer.ts'

/** The limits of one request. */
interface BucketRequestLimits {
  /** The time limit of the whole request, in ms. */
  timeoutMs: number
  /** The maximum size of the answer, in bytes. */
  maxBytes?: number
}

interface StoredObject {
  bytes: Buffer
  /** The metadata stored with the object, by lower-case names. */
  metadata: Record<string, string>
}

/** An object to store. */
interface NewObject {
  bytes: Uint8Array
  /** The object's media type. */
  type: string
  /** The metadata to store with the object: lower-case names and ASCII values. */
  metadata?: Record<string, string>
}

/** An object store. Keys are relative to the prefix in the settings. Every call may throw a BucketError. */
export interface Bucket {
  /** The store's host and the bucket's name, such as 's3.example.com/news', for messages. */
  name: string
  /** Returns an object; undefined if there is none with this key. */
  get(key: string, bounds: BucketRequestLimits): Promise<StoredObject | undefined>
  put(key: string, object: NewObject, bounds: BucketRequestLimits): Promise<void>
  /** Removes an object; does nothing if the object doesn't exist. */
  remove(key: string, bounds: BucketRequestLimits): Promise<void>
  /** All keys with this prefix, in order of their characters. */
  list(prefix: string, bounds: BucketRequestLimits): Promise<string[]>
}

interface BucketParts {
  config: BucketConfig
  http: ObjectStoreHttpClient
  now: () => Date
  metrics?: Pick<Metrics, 'bucket'> | undefined
}

type Method = 'GET' | 'PUT' | 'DELETE'
type Operation = 'read' | 'write' | 'remove' | 'list'

/**
 * The maximum number of pages of a listing. A bucket has some hundred objects of editions, so a store that
 * answers with more pages is returning the same ones again.
 */
const MAX_PAGES = 200
const EMPTY = new Uint8Array()

/**
 * Opens a bucket in an S3-compatible store, which is reached through `http`. Every request is signed with the
 * hash of its body (Signature Version 4); the access key appears in no URL and no log.
 */
export function openBucket({ config, http, now, metrics }: BucketParts): Bucket {
  const name = `${new URL(config.endpoint).host}/${config.name}`
  const headersOf = createRequestSigner(config, now)

  function send(
    url: URL,
    method: Method,
    request: BucketRequestLimits & { headers: Record<string, string> },
    object?: NewObject,
  ) {
    if (method === 'PUT')
      return http.putBytes(url.href, { ...request, bytes: object?.bytes ?? EMPTY, type: object?.type ?? '' })
    return method === 'DELETE' ? http.remove(url.href, request) : http.get(url.href, request)
  }

  async function sendSigned(
    operation: Operation,
    url: URL,
    method: Method,
    bounds: BucketRequestLimits,
    object?: NewObject,
  ) {
    const own = Object.entries(object?.metadata ?? {}).map(([key, value]) => [
      METADATA_HEADER_PREFIX + key,
      value,
    ])
    const unsigned = { method, url: url.href, headers: Object.fromEntries(own), body: object?.bytes ?? EMPTY }
    const headers = await headersOf(unsigned)
    const answer = await send(url, method, { ...bounds, headers }, object)
    metrics?.bucket(operation, classifyOutcomeForMetrics(answer))
    if ('failure' in answer)
      throw new BucketError('UNREACHABLE', `The bucket ${name} gave no answer: ${answer.message}`)
    return answer
  }

  function refuse({ status, body }: Exclude<BucketResponse, { failure: unknown }>): never {
    const code = extractBucketErrorCode(body)
    throw new BucketError(
      classifyFailureStatus(status),
      `The bucket ${name} answered ${status}${code ? ` (${code})` : ''}.`,
    )
  }

  async function page(prefix: string, next: string | undefined, bounds: BucketRequestLimits) {
    const url = buildBucketUrl(config)
    url.searchParams.set('list-type', '2')
    url.searchParams.set('prefix', addKeyPrefix(config, prefix))
    if (next !== undefined) url.searchParams.set('continuation-token', next)
    const answer = await sendSigned('list', url, 'GET', bounds)
    return answer.status === 200 ? parseBucketListing(answer.body) : refuse(answer)
  }

  return {
    name,
    async get(key, bounds) {
      const answer = await sendSigned('read', buildObjectUrl(config, key), 'GET', bounds)
      if (answer.status === 200)
        return { bytes: Buffer.from(answer.body), metadata: readObjectMetadata(answer.headers) }
      const isMissing =
        answer.status === NOT_FOUND_STATUS && extractBucketErrorCode(answer.body) !== 'NoSuchBucket'
      return isMissing ? undefined : refuse(answer)
    },
    async put(key, object, bounds) {
      const answer = await sendSigned('write', buildObjectUrl(config, key), 'PUT', bounds, object)
      if (answer.status !== 200) refuse(answer)
    },
    async remove(key, bounds) {
      const answer = await sendSigned('remove', buildObjectUrl(config, key), 'DELETE', bounds)
      if (answer.status !== 200 && answer.status !== 204 && answer.status !== NOT_FOUND_STATUS) refuse(answer)
    },
    async list(prefix, bounds) {
      const keys: string[] = []
      let next: string | undefined
      for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const found = await page(prefix, next, bounds)
        keys.push(...found.keys)
        next = found.next
        if (next === undefined) break
      }
      if (next !== undefined) throw new BucketError('BAD_ANSWER', 'The bucket’s list of objects has no end.')
      const before = addKeyPrefix(config, '')
      return keys.flatMap((key) => (key.startsWith(before) ? key.slice(before.length) : []))
    },
  }
}
