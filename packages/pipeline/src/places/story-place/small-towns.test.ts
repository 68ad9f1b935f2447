import { describe, expect, test } from 'vitest'
import type { TownWeight } from './place-weights.ts'
import { removeDoubtfulTowns } from './small-towns.ts'

const LATITUDES = { latitude: 1, longitude: 2 }

/** A village that is named once, in a title, and adds 2.4 to its country's weight. */
const village = (known: Partial<TownWeight> = {}, name = 'Chota', population = 14_999): TownWeight => ({
  town: { kind: 'town', name, country: 'IN', division: '', population, ...LATITUDES },
  weight: 3,
  forCountry: 2.4,
  times: 1,
  isInTitle: true,
  isAtHome: false,
  ...known,
})
const remaining = (countries: [string, number][], ...towns: TownWeight[]) => {
  const weights = { countries: new Map(countries), towns: new Map(towns.map((one) => [one.town.name, one])) }
  const found = removeDoubtfulTowns(weights)
  return { found, weights, countries: [...found.countries], towns: [...found.towns.keys()] }
}
const isBelieved = (known: Partial<TownWeight>, population?: number, inCountry = 2.4) =>
  remaining([['IN', inCountry]], village(known, 'Chota', population)).towns.length === 1

describe('a small town is believed', () => {
  test.each([
    ['not if it is named once', {}, false],
    ['not if it is named twice in the text', { times: 2, isInTitle: false }, false],
    ['if it is named in title and text', { times: 2, isInTitle: true }, true],
    ['if it is named three times in the text', { times: 3, isInTitle: false }, true],
    ['if the publisher reports on its country', { isAtHome: true }, true],
  ])('%s', (_name, known, expected) => {
    expect(isBelieved(known)).toBe(expected)
  })

  test('if it is not so small', () => {
    expect(isBelieved({}, 14_999)).toBe(false)
    expect(isBelieved({}, 15_000)).toBe(true)
  })

  test('if something else names its country', () => {
    expect(isBelieved({}, undefined, 2.41)).toBe(false)
    expect(isBelieved({}, undefined, 2.43)).toBe(true)
  })
})

test('with a town that isn’t believed its country goes, and no other', () => {
  const alone = remaining(
    [
      ['MZ', 1],
      ['IN', 2.4],
    ],
    village(),
    village({ isAtHome: true }, 'Bhopal'),
  )
  expect([alone.countries, alone.towns]).toEqual([[['MZ', 1]], ['Bhopal']])
})

test('what remains is a copy only if something was removed', () => {
  const believed = remaining([['IN', 9]], village())
  expect(believed.found).toBe(believed.weights)
  const doubted = remaining([['IN', 2.4]], village())
  expect([doubted.weights.countries.size, doubted.weights.towns.size]).toEqual([1, 1])
})
