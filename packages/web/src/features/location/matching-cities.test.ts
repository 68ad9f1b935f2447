import { expect, test } from 'vitest'
import { matchingCities, POPULAR_CITIES } from './matching-cities.ts'

const city = (name: string, country = 'Brazil') => ({
  name,
  country,
  country_code: 'BR',
  latitude: 1,
  longitude: 2,
})
const many = [city('São Paulo'), ...Array.from({ length: 99 }, (_, index) => city(`Town ${index}`, 'Peru'))]

test('case and accents don’t matter; a country’s name finds its cities', () => {
  expect(matchingCities(many, ' sao ').map(({ name }) => name)).toEqual(['São Paulo'])
  expect(matchingCities(many, 'BRAZIL')).toHaveLength(1)
  expect(matchingCities(many, 'nowhere')).toEqual([])
})

test('with fewer than two letters the popular cities are filtered, with more all of them, 30 at most', () => {
  expect(matchingCities(many, '')).toHaveLength(POPULAR_CITIES)
  expect(matchingCities(many, 's').map(({ name }) => name)).toEqual(['São Paulo'])
  expect(matchingCities(many, 'town')).toHaveLength(30)
  expect(matchingCities(many, 'town 98')).toHaveLength(1)
})
