import { expect, test } from 'vitest'
import { findBaselineTags, isNonsenseTag } from './nonsense-tags.ts'

const text =
  'The U.S. Senate heard John F. Kelly of São Paulo. Ada Vermeulen spoke in Beira. The Senate met. A senate may differ; markets and Markets fell. Markets rose.'
const sources = { texts: [text], publishers: new Set(['the gazette']) }

test.each([
  ['Ada Vermeulen', false],
  ['Beira', false],
  ['United States', false],
  ['NATO', false],
  ['US Senate', false],
  ['John F Kelly', false],
  ['Sao Paulo', false],
  ['The US Senate Heard John Kelly of Sao Paulo', true],
  ['The Gazette', true],
  ['@plainwire', true],
  ['Gazette.com', true],
  ['BREAKING NEWS', true],
  ['Monday', true],
  ['Vermeulen Beira', true],
  ['Markets', true],
])('the tag %s is nonsense: %s', (tag, expected) => {
  expect(isNonsenseTag(tag, sources)).toBe(expected)
})

test('the plain rule returns the most frequent runs of capitalised words', () => {
  expect(findBaselineTags(['The Senate met. The Senate rose. Beira fell.'])).toEqual(['The Senate', 'Beira'])
})
