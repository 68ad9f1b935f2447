import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CityRecord } from '../packages/domain/src/contract/index.ts'
import {
  computeDistanceKm,
  findCountryByName,
  findNearestCity,
  findNearestCountry,
} from '../packages/domain/src/place/index.ts'
import { listCityRecords } from '../packages/pipeline/src/places/table/cities.ts'

const CountryRecord = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(2),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`places/${file}`, import.meta.url), 'utf8'))
let popular: CityRecord[]
let cities: CityRecord[]
let countries: z.infer<typeof CountryRecord>[]

beforeAll(async () => {
  popular = z.array(CityRecord).parse(await read('popular-cities.json'))
  cities = z.array(CityRecord).parse(await read('cities.json'))
  countries = z.array(CountryRecord).parse(await read('countries.json'))
})

describe('the cities and countries that the application knows by itself', () => {
  test('LO-06 44 cities are popular, and they begin with New York, London, Tokyo, Sydney, Mumbai, São Paulo, Dubai', () => {
    expect(popular).toHaveLength(44)
    expect(popular.slice(0, 7).map(({ name }) => name)).toEqual([
      'New York',
      'London',
      'Tokyo',
      'Sydney',
      'Mumbai',
      'São Paulo',
      'Dubai',
    ])
  })

  test('LO-07 170 cities are built in, the popular ones first, each once', () => {
    expect(cities).toHaveLength(170)
    expect(cities.slice(0, popular.length)).toEqual(popular)
    expect(new Set(cities.map(({ name, country }) => `${name}, ${country}`)).size).toBe(170)
  })

  test('a built-in city lies where the gazetteer has a town of its country', () => {
    const towns = listCityRecords()
    for (const city of cities) {
      const there = towns.find(
        ({ latitude, longitude }) => latitude === city.latitude && longitude === city.longitude,
      )
      expect(there?.country_code, city.name).toBe(city.country_code)
      expect(there?.country, city.name).toBe(city.country)
    }
  })

  test('LO-07 about 200 countries have their coordinates, each once, and the right name is found', () => {
    expect(countries.length).toBeGreaterThanOrEqual(195)
    expect(countries.length).toBeLessThanOrEqual(225)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
    expect(findCountryByName(countries, 'netherlands')?.code).toBe('NL')
  })

  test.each([
    ['Utrecht', 52.09, 5.12, 'NL'],
    ['Lisbon', 38.7223, -9.1393, 'PT'],
    ['New York', 40.7128, -74.006, 'US'],
    ['Wellington', -41.29, 174.78, 'NZ'],
  ])('LO-08 the nearest known city is found in %s', (name, latitude, longitude, code) => {
    expect(findNearestCity(cities, { latitude, longitude })).toMatchObject({ name, country_code: code })
  })

  test('LO-07 every point is on its country’s side of the earth', () => {
    const middle = new Map(countries.map((country) => [country.code, country]))
    for (const city of cities) {
      const country = middle.get(city.country_code)
      expect(country, city.country_code).toBeDefined()
      if (country) expect(computeDistanceKm(city, country), city.name).toBeLessThan(6500)
    }
    expect(findNearestCountry(countries, { latitude: 52.2, longitude: 5.6 })?.code).toBe('NL')
  })
})
