import { expect, test } from 'vitest'
import { getCountryName } from './place-name.tsx'

test.each([
  ['a code of a country', 'DE', 'Duitsland'],
  ['a code of no country', 'XQ', 'Germany'],
  ['a malformed code', 'D1', 'Germany'],
  ['a name instead of a code', 'Germany', 'Germany'],
  ['an empty code', '', 'Germany'],
  ['no code', undefined, 'Germany'],
])('a country with %s has a name in Dutch', (_case, countryCode, name) => {
  expect(getCountryName({ country: 'Germany', countryCode }, 'nl')).toBe(name)
})

test('in English a country has the name that the story has', () => {
  expect(getCountryName({ country: 'Germany', countryCode: 'DE' }, 'en')).toBe('Germany')
})
