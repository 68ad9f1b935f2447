import type { ObjectStoreHttpClient } from '@plainwire/pipeline/serving'
import type { BucketErrorCode } from './bucket-error.ts'

/** The answer of an object store to a request. */
export type BucketResponse = Awaited<ReturnType<ObjectStoreHttpClient['get']>>

/** The prefix of the names of headers that contain an object's metadata. */
export const METADATA_HEADER_PREFIX = 'x-amz-meta-'
/** The status of an answer about an object or bucket that doesn't exist. */
export const NOT_FOUND_STATUS = 404

/**
 * Returns the error code in an answer's first 4 KB, such as SignatureDoesNotMatch; undefined if there is none.
 * A code is a single word of at most 64 characters, so no other part of the answer gets into messages.
 */
export function extractBucketErrorCode(body: Uint8Array): string | undefined {
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.from(body.subarray(0, 4096)).toString('latin1'))?.[1]
}

/** Returns the kind of failure for an error status: 'REFUSED' for 401, 403 and 404, otherwise 'FAILED'. */
export function classifyFailureStatus(status: number): BucketErrorCode {
  if (status === 401 || status === 403 || status === NOT_FOUND_STATUS) return 'REFUSED'
  return 'FAILED'
}

/** Returns an object's metadata from the headers of an answer, by names without `METADATA_HEADER_PREFIX`. */
export function readObjectMetadata(headers: Record<string, string>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith(METADATA_HEADER_PREFIX))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(METADATA_HEADER_PREFIX.length), value]))
}

/**
 * Returns the outcome of a request as it is counted in the metrics: 'ok', 'missing', the kind of failure, or
 * the class of an error status, such as '5xx'.
 */
export function classifyOutcomeForMetrics(answer: BucketResponse): string {
  if ('failure' in answer) return answer.failure
  if (answer.status < 300) return 'ok'
  return answer.status === NOT_FOUND_STATUS ? 'missing' : `${Math.floor(answer.status / 100)}xx`
}
