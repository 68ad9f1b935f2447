import { expect, test } from 'vitest'
import { isNonEmptyPlaceHint, overridePublisherPlace, Publisher } from './publisher.ts'

const courier = Publisher.parse({
  id: 'courier',
  name: 'Courier',
  homepage: 'https://courier.example',
  owner: 'Courier Ltd',
  country: 'GB',
  city: 'Leeds',
  language: 'en',
  kind: 'newspaper',
  feeds: [{ url: 'https://courier.example/feed' }],
})

test.each([
  ['no hint', undefined, { country: 'GB', city: 'Leeds' }],
  ['an empty hint', {}, { country: 'GB', city: 'Leeds' }],
  ['a town', { city: 'York' }, { country: 'GB', city: 'York' }],
  ['the same country', { country: 'GB' }, { country: 'GB', city: 'Leeds' }],
  ['another country', { country: 'IE' }, { country: 'IE', city: undefined }],
  ['both', { country: 'IE', city: 'Cork' }, { country: 'IE', city: 'Cork' }],
])('a publisher with %s', (_name, hint, expected) => {
  const { country, city } = overridePublisherPlace(courier, hint)
  expect({ country, city }).toEqual(expected)
})

test('an empty hint says nothing', () => {
  expect([undefined, {}, { city: 'York' }].map(isNonEmptyPlaceHint)).toEqual([false, false, true])
})
