import { expect, test } from 'vitest'
import builtIn from '../../../../content/places/cities.json'
import dutchNames from '../../../../content/places/dutch-names.json'
import { townName } from './town-name.ts'

test.each([
  ['The Hague', 'NL', 'Den Haag'],
  ['Beijing', 'CN', 'Peking'],
  ['Utrecht', 'NL', 'Utrecht'],
  ['London', 'CA', 'London'],
  ['constructor', 'NL', 'constructor'],
  [undefined, 'NL', undefined],
])('LO-06 %s (%s) is %s in Dutch, and as it was in English', (town, country, dutch) => {
  expect(townName(town, country, 'nl')).toBe(dutch)
  expect(townName(town, country, 'en')).toBe(town)
})

test('most Dutch names are those of towns that can be chosen without looking further', () => {
  const known = new Set(builtIn.map(({ name, country_code }) => `${country_code} ${name}`))
  const chosen = Object.keys(dutchNames).filter((key) => known.has(key))
  expect(chosen.length).toBeGreaterThan(35)
})
