import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { BucketError } from './bucket-error.ts'

const Answer = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    IsTruncated: z.enum(['true', 'false']).default('false'),
    NextContinuationToken: z.string().min(1).optional(),
  }),
})

/** Names of ours have no character that XML escapes: entities of any kind are left as they are, and so match nothing. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'Contents',
})

/** A page of the objects of a bucket. */
export interface Listing {
  keys: string[]
  /** Token of the next page; undefined on the last. */
  next: string | undefined
}

/** Reads the answer to ListObjectsV2. @throws BucketError where it is none */
export function readListing(body: Uint8Array): Listing {
  try {
    const { ListBucketResult: page } = Answer.parse(parser.parse(Buffer.from(body).toString('utf8')))
    const next = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined
    return { keys: page.Contents.map(({ Key }) => Key), next }
  } catch (cause) {
    throw new BucketError('BAD_ANSWER', 'The bucket’s list of objects can’t be read.', { cause })
  }
}
