import { expect, test } from 'vitest'
import { localiseTownName } from './dutch-town.ts'

const hague = { id: 's1', location: { city: 'The Hague', country: 'Netherlands', countryCode: 'NL' } }

test('a town has its name in the reader’s language', () => {
  expect(localiseTownName('nl', hague)).toEqual({
    ...hague,
    location: { ...hague.location, city: 'Den Haag' },
  })
  expect(localiseTownName('en', hague)).toBe(hague)
})

test.each([
  ['a town of another country', { city: 'The Hague', countryCode: 'US' }],
  ['a town without a Dutch name of its own', { city: 'Zwolle', countryCode: 'NL' }],
  ['no town', { countryCode: 'NL' }],
])('%s is unchanged', (_name, location) => {
  const place = { location }
  expect(localiseTownName('nl', place)).toBe(place)
})
