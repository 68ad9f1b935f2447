import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BucketError } from './bucket-error.ts'
import {
  buildBucketUrl,
  buildEditionKeyPrefix,
  buildObjectUrl,
  buildPictureObjectKey,
  parseEditionObjectKey,
  validateObjectKey,
} from './object-key.ts'

const config = {
  endpoint: 'https://s3.example.org',
  name: 'news-bucket',
  region: 'eu-west-1',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  addressing: 'path' as const,
  prefix: '',
}
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(fc.constantFrom('..', '.', '', 'a', '%2e%2e', '\\', '?x', '#x', '//host', 'b.json'), {
      minLength: 1,
    })
    .map((parts) => parts.join('/')),
)

test('the address of any key is below the bucket and has the same spelling, or the key is refused', () => {
  fc.assert(
    fc.property(
      hostile,
      fc.constantFrom('path' as const, 'virtual' as const),
      fc.constantFrom('', 'news/one'),
      (key, addressing, prefix) => {
        const about = { ...config, addressing, prefix }
        const base = buildBucketUrl(about).href + (prefix === '' ? '' : `${prefix}/`)
        let address: URL
        try {
          address = buildObjectUrl(about, key)
        } catch (error) {
          expect(error).toBeInstanceOf(BucketError)
          return
        }
        expect(address.href).toBe(base + key)
        expect(new URL(address.href).href).toBe(address.href)
      },
    ),
    { numRuns: 2000 },
  )
})

test('names that we give have an address', () => {
  const name = `${'0a'.repeat(20)}-640.avif`
  expect(buildObjectUrl(config, buildPictureObjectKey(name)).href).toBe(
    `https://s3.example.org/news-bucket/pictures/0a/${name}`,
  )
  expect(buildObjectUrl(config, `${buildEditionKeyPrefix(42)}translations/nl-NL.json.br`).pathname).toBe(
    '/news-bucket/editions/42/translations/nl-NL.json.br',
  )
  expect(buildBucketUrl({ ...config, endpoint: 'https://x.example/storage/v1/s3' }).href).toBe(
    'https://x.example/storage/v1/s3/news-bucket/',
  )
  expect(
    buildBucketUrl({ ...config, endpoint: 'https://s3.example.org:9000', addressing: 'virtual' }).href,
  ).toBe('https://news-bucket.s3.example.org:9000/')
})

test.each([
  '',
  '/',
  'a/',
  '/a',
  'a//b',
  '..',
  'a/../b',
  './a',
  '.hidden',
  'a b',
  'a%2fb',
  'é',
  'a\0',
  'x'.repeat(901),
])('is no key: %j', (key) => {
  expect(() => validateObjectKey(key)).toThrow(BucketError)
})

test('a picture’s name can’t lead out of its folder', () => {
  expect(() => buildPictureObjectKey('00/-')).toThrow(BucketError)
  fc.assert(
    fc.property(hostile, (name) => {
      try {
        expect(buildPictureObjectKey(name)).toMatch(/^pictures\/[\w-][\w.-]?\/[\w-][\w.-]*$/)
      } catch (error) {
        expect(error).toBeInstanceOf(BucketError)
      }
    }),
  )
})

test.each([
  ['editions/12/news.json', { number: 12, path: 'news.json' }],
  ['editions/12/translations/nl-NL.json', { number: 12, path: 'translations/nl-NL.json' }],
  ['editions/current.json', undefined],
  ['editions/012/news.json', undefined],
  ['editions/9999999999999999/news.json', undefined],
  ['other/12/news.json', undefined],
  ['editions/12/../13/news.json', undefined],
  ['editions/12/a\nb', undefined],
])('of the key %j we read %j', (key, expected) => {
  expect(parseEditionObjectKey(key)).toEqual(expected)
})
