import { expect, test } from 'vitest'
import builtIn from '../../../../../content/places/cities.json'
import dutchNames from '../../../../../content/places/dutch-names.json'
import { findDutchTownName } from './dutch-name.ts'

test.each([
  ['The Hague', 'NL', 'Den Haag'],
  ['Beijing', 'CN', 'Peking'],
  ['Utrecht', 'NL', undefined],
  ['London', 'CA', undefined],
])('LO-06 %s (%s) is called %s in Dutch', (city, country, dutch) => {
  expect(findDutchTownName(city, country)).toBe(dutch)
})

test('most Dutch names belong to cities of the built-in list', () => {
  const known = new Set(builtIn.map(({ name, country_code }) => `${country_code} ${name}`))
  const chosen = Object.keys(dutchNames).filter((key) => known.has(key))
  expect(chosen.length).toBeGreaterThan(35)
})
