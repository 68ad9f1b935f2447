import { describe, expect, test } from 'vitest'
import { findMatchingCities, needsFullCityList } from './city-search.ts'
import { findWorldRegion } from './coarse-place.ts'
import { findCountryByName, formatPlaceName } from './country.ts'
import { findNearestCity, findNearestCountry } from './nearest.ts'

const city = (name: string, country: string, latitude = 0, longitude = 0) => {
  return { name, country, country_code: 'XX', latitude, longitude }
}
const zwolle = city('Zwolle', 'Netherlands', 52.5168, 6.083)
const utrecht = city('Utrecht', 'Netherlands', 52.0907, 5.1214)

describe('the nearest known place', () => {
  test.each([
    ['in the town', { latitude: 52.51, longitude: 6.09 }, undefined, 'Zwolle'],
    ['40 km off', { latitude: 52.2, longitude: 6 }, undefined, 'Zwolle'],
    ['60 km off', { latitude: 53.06, longitude: 6.083 }, undefined, undefined],
    ['60 km off, within 100', { latitude: 53.06, longitude: 6.083 }, 100, 'Zwolle'],
    ['further than 100 km', { latitude: 53.6, longitude: 6.083 }, 100, undefined],
  ])('LO-08 is a city within 50 km, or within the given distance: %s', (_name, point, radius, name) => {
    expect(findNearestCity([utrecht, zwolle], point, radius)?.name).toBe(name)
  })

  test('LO-07 is the country whose middle is nearest, however far', () => {
    const countries = [city('Netherlands', '', 52.25, 5.75), city('Chile', '', -30, -71)]
    expect(findNearestCountry(countries, { latitude: -60, longitude: -40 })?.name).toBe('Chile')
    expect(findNearestCountry([], zwolle)).toBeUndefined()
  })

  test.each([
    ['europe', 48.85, 2.35],
    ['europe', 64.1, -21.9],
    ['northAmerica', 40.7, -74],
    ['northAmerica', 19.4, -99.1],
    ['australia', -33.9, 151.2],
    ['asia', 35.7, 139.7],
    ['asia', 1.35, 103.8],
    [undefined, -23.5, -46.6],
    [undefined, -1.3, 36.8],
  ])('LO-05 without one it is called after its part of the world: %s', (part, latitude, longitude) => {
    expect(findWorldRegion({ latitude, longitude })).toBe(part)
  })
})

test('LO-07 a country is looked up exactly, then whatever its capitals', () => {
  const countries = [
    { name: 'netherlands', id: 1 },
    { name: 'Netherlands', id: 2 },
  ]
  expect(findCountryByName(countries, 'Netherlands')?.id).toBe(2)
  expect(findCountryByName(countries, 'NETHERLANDS')?.id).toBe(1)
  expect(findCountryByName(countries, 'Nederland')).toBeUndefined()
})

test('LO-07 a place is shown as city, country', () => {
  expect(formatPlaceName(zwolle)).toBe('Zwolle, Netherlands')
})

describe('LO-06 searching a city', () => {
  const popular = [
    city('São Paulo', 'Brazil'),
    city('London', 'United Kingdom'),
    ...Array.from({ length: 42 }, (_, index) => city(`Town ${index}`, 'Brazil')),
  ]
  const names = (typed: string, all = [zwolle, utrecht]) =>
    findMatchingCities(popular, all, typed).map(({ name }) => name)

  test('with fewer than two letters filters the popular list alone', () => {
    expect(names('')).toHaveLength(44)
    expect(names(' z ', [zwolle])).toHaveLength(43)
    expect(names(' z ', [zwolle])).not.toContain('Zwolle')
  })

  test('folds accents and capitals, and looks at city, country and both', () => {
    expect(names('SAO')).toEqual(['São Paulo'])
    expect(names('united k')).toEqual(['London'])
    expect(names('london, u')).toEqual(['London'])
  })

  test('finds a city by its own and its Dutch name', () => {
    const antwerp = { ...city('Antwerp', 'Belgium'), also: ['Antwerpen', 'Anvers'] }
    expect(names('antwerpen', [antwerp])).toEqual(['Antwerp'])
    expect(names('anvers, b', [antwerp])).toEqual(['Antwerp'])
  })

  test('with five popular matches doesn’t read the full list, and gives 30 at most', () => {
    expect(names('brazil', [city('Brasília', 'Brazil')])).toHaveLength(30)
    expect(needsFullCityList(5, 'brazil')).toBe(false)
    expect(needsFullCityList(4, 'brazil')).toBe(true)
    expect(needsFullCityList(0, 'b')).toBe(false)
  })

  test('with fewer adds others of the full list, none twice by name and country, 30 at most', () => {
    const all = [
      city('London', 'United Kingdom'),
      city('LONDON', 'Canada'),
      city('East London', 'South Africa'),
    ]
    expect(names('london', all)).toEqual(['London', 'LONDON', 'East London'])
    const many = Array.from({ length: 80 }, (_, index) => city(`Zand ${index}`, 'X'))
    expect(names('zand', many)).toHaveLength(30)
    const copies = [...Array.from({ length: 50 }, () => city('Zand', 'X')), city('Zandvoort', 'X')]
    expect(names('zand', copies)).toEqual(['Zand'])
  })
})
