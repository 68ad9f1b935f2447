import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findMatchingCities,
  findPopularCities,
  MAX_CITY_RESULTS,
  MIN_CITY_QUERY_LENGTH,
  needsFullCityList,
} from './city-search.ts'

const city = (name: string, country = 'Netherlands', also: string[] = []) => ({ name, country, also })
const POPULAR = [
  city('Amsterdam'),
  city('The Hague', 'Netherlands', ['Den Haag']),
  city('Brussels', 'Belgium'),
]
const ALL = [...POPULAR, city('Zwolle'), city('Málaga', 'Spain'), city('Hague', 'United States')]
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

describe('the cities that match what was typed', () => {
  test('are the popular ones while nothing, or a single letter, is typed', () => {
    expect(names(findMatchingCities(POPULAR, ALL, ''))).toEqual(['Amsterdam', 'The Hague', 'Brussels'])
    expect(names(findMatchingCities(POPULAR, ALL, ' b '))).toEqual(['Brussels'])
    expect(needsFullCityList(0, 'z')).toBe(false)
  })

  test.each([
    ['zwol', ['Zwolle']],
    ['MALAGA', ['Málaga']],
    ['den haag', ['The Hague']],
    ['hague', ['The Hague', 'Hague']],
    ['hague, united', ['Hague']],
    ['belg', ['Brussels']],
    ['xx', []],
  ])('%s: %j', (typed, expected) => {
    expect(names(findMatchingCities(POPULAR, ALL, typed))).toEqual(expected)
  })

  test('come from the full list only with fewer than five popular ones', () => {
    expect(needsFullCityList(4, 'am')).toBe(true)
    expect(needsFullCityList(5, 'am')).toBe(false)
    const popular = Array.from({ length: 5 }, (_, at) => city(`New ${at}`))
    expect(findMatchingCities(popular, [city('New York')], 'new')).toEqual(popular)
  })

  test('are none twice, popular ones first, and thirty at most', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), minLength: 2, maxLength: 3 })
    const lists = fc.array(
      letters.map((name) => city(name)),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(lists, lists, letters, (popular, others, typed) => {
        const found = findMatchingCities(popular, others, typed)
        const first = findPopularCities(popular, typed)
        expect(found.length).toBeLessThanOrEqual(MAX_CITY_RESULTS)
        expect(typed.length).toBeGreaterThanOrEqual(MIN_CITY_QUERY_LENGTH)
        if (!needsFullCityList(first.length, typed)) expect(found).toEqual(first)
        else {
          const keys = found.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, ''))
          expect(new Set(keys).size).toBe(found.length)
          expect(
            found
              .slice(0, new Set(names(first)).size)
              .every((each) => first.includes(each) || others.includes(each)),
          ).toBe(true)
        }
      }),
    )
  })
})
