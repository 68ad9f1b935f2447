import { expect, test } from 'vitest'
import { getLanguageForCountry, getLocaleForLanguage, isLanguage } from './language.ts'

test.each(['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ', 'nl'])(
  'LA-01 a reader in %s reads Dutch by default',
  (country) => {
    expect(getLanguageForCountry(country)).toBe('nl')
  },
)

test.each(['GB', 'DE', '', undefined])('LA-01 a reader in %s reads English by default', (country) => {
  expect(getLanguageForCountry(country)).toBe('en')
})

test('a language has its key in news.json', () => {
  expect(getLocaleForLanguage('nl')).toBe('nl-NL')
  expect(isLanguage('nl')).toBe(true)
  expect(isLanguage('fr')).toBe(false)
})
