import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketConfig } from '../config/bucket.ts'

/** A request to an object store, before it is signed. */
interface Unsigned {
  method: string
  url: string
  /** The request's headers by lower-case names; all of them are signed. */
  headers: Record<string, string>
  body: Uint8Array
}

/** The number of days whose derived signing keys are cached. */
const CACHED_DAYS = 2

/** A time in Amazon's format: 20261120T120000Z. */
const stamp = (moment: Date) => moment.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')

/**
 * Returns a function that creates the headers of a request, with a signature (Version 4) over the whole
 * request, including the body's hash.
 */
export function createRequestSigner(
  { region, accessKeyId, secretAccessKey }: BucketConfig,
  now: () => Date,
): (request: Unsigned) => Promise<Record<string, string>> {
  const cache = new Map<string, ArrayBuffer>()
  return async ({ method, url, headers, body }) => {
    if (cache.size > CACHED_DAYS) cache.clear()
    const signer = new AwsV4Signer({
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      datetime: stamp(now()),
      cache,
    })
    return Object.fromEntries((await signer.sign()).headers)
  }
}
