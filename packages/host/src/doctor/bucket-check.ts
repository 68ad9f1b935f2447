import { randomUUID } from 'node:crypto'
import type { Bucket } from '../bucket/bucket.ts'
import { BucketError } from '../bucket/bucket-error.ts'
import { openConfiguredBucket } from '../bucket/open-bucket.ts'
import type { BucketConfig } from '../config/bucket.ts'
import { silentLog } from '../outgoing.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const BOUNDS = { timeoutMs: 5_000, maxBytes: 100_000 }
const ADVICE = 'mend the S3_… settings, or the store; until then nothing is shared or archived'
const RIGHTS = 'give the key the right to get, put, delete and list objects of the bucket'

/** Checks whether objects in the bucket can be written, read, listed and removed, with a test object. */
export async function checkBucket(config: BucketConfig, closers: AsyncDisposableStack): Promise<Finding> {
  const bucket = openConfiguredBucket(config, { log: silentLog }, closers)
  try {
    return await tryOut(bucket)
  } catch (error) {
    if (!(error instanceof BucketError)) throw error
    return fail(error.message, error.code === 'REFUSED' ? `${RIGHTS}, or ${ADVICE}` : ADVICE)
  }
}

async function tryOut(bucket: Bucket): Promise<Finding> {
  const prefix = 'doctor/'
  const key = `${prefix}${randomUUID()}`
  const bytes = Buffer.from(`Plainwire's doctor wrote this: ${key}\n`)
  await bucket.put(key, { bytes, type: 'text/plain' }, BOUNDS)
  const read = await bucket.get(key, BOUNDS)
  const listed = await bucket.list(prefix, BOUNDS)
  await bucket.remove(key, BOUNDS)
  if (!read?.bytes.equals(bytes)) return fail(`${bucket.name} does not give back what was written`, ADVICE)
  if (!listed.includes(key)) return warn(`${bucket.name} does not list what was written`, RIGHTS)
  return ok(`${bucket.name} can be written and read`)
}
