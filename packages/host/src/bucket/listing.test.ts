import { describe, expect, test } from 'vitest'
import { BucketError } from './bucket-error.ts'
import { parseBucketListing } from './listing.ts'

const page = (inside: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<ListBucketResult xmlns="urn:s3">${inside}</ListBucketResult>`)
const contents = (...keys: string[]) =>
  keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
const MORE = '<IsTruncated>true</IsTruncated>'
const LAST = '<IsTruncated>false</IsTruncated>'
const TOKEN = '<NextContinuationToken>from+10</NextContinuationToken>'

test('the keys of a page are read in their order, one as well as several', () => {
  expect(parseBucketListing(page(contents('b', 'a/c.json'))).keys).toEqual(['b', 'a/c.json'])
  expect(parseBucketListing(page(contents('only'))).keys).toEqual(['only'])
})

test('a bucket without objects has no keys and no next page', () => {
  expect(parseBucketListing(page('<Name>news</Name>'))).toEqual({ keys: [], next: undefined })
})

test('the next page is named only where the store has one', () => {
  expect(parseBucketListing(page(contents('a') + MORE + TOKEN)).next).toBe('from+10')
  expect(parseBucketListing(page(contents('a') + LAST + TOKEN)).next).toBeUndefined()
  expect(parseBucketListing(page(contents('a') + TOKEN)).next).toBeUndefined()
})

test.each(['007', '1e3', 'true', '0x10', '12345678901234567890'])(
  'the key %s is a text as written',
  (key) => {
    expect(parseBucketListing(page(contents(key))).keys).toEqual([key])
  },
)

test('a token of digits is a text as written', () => {
  const token = '<NextContinuationToken>00420</NextContinuationToken>'
  expect(parseBucketListing(page(MORE + token)).next).toBe('00420')
})

test('letters of other scripts are read as UTF-8', () => {
  expect(parseBucketListing(page(contents('nieuws-één'))).keys).toEqual(['nieuws-één'])
})

test('entities are not replaced, so a small answer can’t become a large one', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>'
  const body = Buffer.from(`${bomb}<ListBucketResult>${contents('&a;&amp;')}</ListBucketResult>`)
  expect(parseBucketListing(body).keys).toEqual(['&a;&amp;'])
})

describe('an answer that is no listing is an error', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page of the web', Buffer.from('<html><body>Sign in</body></html>')],
    ['an error of the store', Buffer.from('<Error><Code>SlowDown</Code></Error>')],
    ['an object without a key', page('<Contents><Size>1</Size></Contents>')],
    ['neither the last page nor another', page('<IsTruncated>maybe</IsTruncated>')],
    ['another page without a name', page(MORE)],
    ['an empty name of the next page', page(`${MORE}<NextContinuationToken></NextContinuationToken>`)],
  ])('%s', (_what, body) => {
    expect(() => parseBucketListing(body)).toThrow(BucketError)
    expect(() => parseBucketListing(body)).toThrow('The bucket’s list of objects can’t be read.')
    expect(() => parseBucketListing(body)).toThrow(expect.objectContaining({ code: 'BAD_ANSWER' }))
  })
})
