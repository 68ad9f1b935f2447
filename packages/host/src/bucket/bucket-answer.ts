import type { ObjectStoreHttp } from '@plainwire/pipeline/serving'
import type { BucketErrorCode } from './bucket-error.ts'

/** The answer of an object store to a request. */
export type BucketAnswer = Awaited<ReturnType<ObjectStoreHttp['get']>>

/** The beginning of the names of headers that have an object's metadata. */
export const METADATA = 'x-amz-meta-'
/** The status of an answer about an object or bucket that doesn't exist. */
export const NOT_FOUND = 404

/** The error code, such as SignatureDoesNotMatch: a single word, whatever else the answer contains. */
export function errorCodeIn(body: Uint8Array): string | undefined {
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.from(body.subarray(0, 4096)).toString('latin1'))?.[1]
}

/** The kind of failure that an error status means. */
export function failureOf(status: number): BucketErrorCode {
  if (status === 401 || status === 403 || status === NOT_FOUND) return 'REFUSED'
  return 'FAILED'
}

/** An object's metadata in the headers of an answer, by names without the common beginning. */
export function metadataIn(headers: Record<string, string>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith(METADATA))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(METADATA.length), value]))
}

/** The outcome for metrics: 'ok', 'missing', the kind of failure, or the class of an error status. */
export function outcomeOf(answer: BucketAnswer): string {
  if ('failure' in answer) return answer.failure
  if (answer.status < 300) return 'ok'
  return answer.status === NOT_FOUND ? 'missing' : `${Math.floor(answer.status / 100)}xx`
}
