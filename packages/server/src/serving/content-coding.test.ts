import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentCoding, chooseContentCoding } from './content-coding.ts'

const all = () => true

test.each<[string | undefined, ContentCoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0 , gzip ; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['br;q=nonsense', 'identity'],
  [',,;;q=,br', 'br'],
])('of Accept-Encoding %j we take %s', (header, coding) => {
  expect(chooseContentCoding(header, all)).toBe(coding)
})

test('only what is there is chosen, whatever the header says', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(chooseContentCoding(header, (coding) => coding === 'gzip' || coding === 'identity')).not.toBe(
        'br',
      )
    }),
  )
})
