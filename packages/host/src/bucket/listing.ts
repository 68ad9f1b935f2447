import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { BucketError } from './bucket-error.ts'

const Answer = z.object({
  ListBucketResult: z
    .object({
      Contents: z.array(z.object({ Key: z.string() })).default([]),
      IsTruncated: z.enum(['true', 'false']).default('false'),
      NextContinuationToken: z.string().min(1).optional(),
    })
    // Rejects a page that isn't the last one but has no token of the next page: if it were read as the last
    // one, deleting or copying editions would miss the objects of the following pages.
    .refine(({ IsTruncated, NextContinuationToken }) => IsTruncated === 'false' || NextContinuationToken),
})

/**
 * The parser of listings doesn't decode entities, because the keys of our objects contain no character that
 * XML escapes.
 */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'Contents',
})

/** A page of a bucket's listing. */
export interface BucketListingPage {
  keys: string[]
  /** The token of the next page; undefined on the last one. */
  next: string | undefined
}

/**
 * Parses the answer of ListObjectsV2.
 *
 * @throws BucketError if the answer is invalid
 */
export function parseBucketListing(body: Uint8Array): BucketListingPage {
  try {
    const { ListBucketResult: page } = Answer.parse(parser.parse(Buffer.from(body).toString('utf8')))
    const next = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined
    return { keys: page.Contents.map(({ Key }) => Key), next }
  } catch (cause) {
    throw new BucketError('BAD_ANSWER', 'The bucket’s list of objects can’t be read.', { cause })
  }
}
