import { describe, expect, test } from 'vitest'
import type { PlaceMention } from '../resolve-places.ts'
import type { Place } from '../table/towns.ts'
import { computeCountryShares, selectRelevantCountries, selectStoryPlace } from './about-place.ts'
import {
  addHomeCountryWeight,
  addLanguageVariantWeight,
  addPlaceMentionWeights,
  createPlaceWeights,
} from './place-weights.ts'

const town = (name: string, country: string, population = 100_000): Place => ({
  kind: 'town',
  name,
  country,
  division: '',
  population,
  latitude: name.length,
  longitude: 5,
})
const mention = (known: Partial<PlaceMention>): PlaceMention => ({
  start: 0,
  end: 5,
  name: 'x',
  kind: 'country',
  country: '',
  town: undefined,
  latitude: undefined,
  longitude: undefined,
  ...known,
})
const inTown = (place: Place, start = 0): PlaceMention =>
  mention({ kind: 'town', country: place.country, town: place, start })
const inCountry = (country: string, start = 0) => mention({ country, start })

const BEIRA = town('Beira', 'MZ')
const MAPUTO = town('Maputo', 'MZ')
const LISBON = town('Lisbon', 'PT')

function weigh(
  title: PlaceMention[],
  text: PlaceMention[],
  options: { share?: number; homes?: ReadonlySet<string> } = {},
) {
  const weights = createPlaceWeights()
  addPlaceMentionWeights(weights, title, text, options)
  return weights
}
const weightOf = (title: PlaceMention[], text: PlaceMention[], country: string, share?: number) =>
  weigh(title, text, share === undefined ? {} : { share }).countries.get(country)

describe('the weight of a country', () => {
  test.each([
    ['country', 1],
    ['people', 0.6],
    ['region', 1],
    ['town', 0.8],
    ['hint', 0.5],
    ['inside', 0.4],
    ['area', 0],
    ['feature', 0],
  ] as const)('by a mention of kind "%s" in a title is three times %f', (kind, weight) => {
    expect(weightOf([mention({ kind, country: 'MZ' })], [], 'MZ')).toBeCloseTo(3 * weight)
  })

  test('is half at five hundred characters, and never nothing', () => {
    expect(weightOf([], [inCountry('MZ')], 'MZ')).toBeCloseTo(1.08)
    expect(weightOf([], [inCountry('MZ', 500)], 'MZ')).toBeCloseTo(0.58)
    expect(weightOf([], [inCountry('MZ', 1_000)], 'MZ')).toBeCloseTo(0.33)
    expect(weightOf([], [inCountry('MZ', 100_000)], 'MZ')).toBeCloseTo(0.08)
  })

  test('grows less with each repetition, also from title to text', () => {
    expect(weightOf([inCountry('MZ'), inCountry('MZ'), inCountry('MZ')], [], 'MZ')).toBeCloseTo(
      3 + 3 / 1.3 + 3 / 1.6,
    )
    expect(weightOf([inCountry('MZ')], [inCountry('MZ')], 'MZ')).toBeCloseTo(3 + 1 / 1.3 + 0.08)
    expect(weightOf([inCountry('MZ')], [inCountry('PT')], 'PT')).toBeCloseTo(1.08)
  })

  test('counts each of its towns anew', () => {
    expect(weightOf([inTown(BEIRA), inTown(MAPUTO)], [], 'MZ')).toBeCloseTo(4.8)
    expect(weightOf([inTown(BEIRA), inTown(BEIRA)], [], 'MZ')).toBeCloseTo(2.4 + 2.4 / 1.3)
  })

  test('is less where people only come from it', () => {
    expect(weightOf([mention({ country: 'MZ', isOrigin: true })], [], 'MZ')).toBeCloseTo(0.9)
  })

  test('is full for a town that is its state', () => {
    expect(weightOf([inTown(town('Singapore', 'SG'))], [], 'SG')).toBeCloseTo(3)
  })

  test('depends on the share of the text', () => {
    expect(weightOf([inCountry('MZ')], [inCountry('PT')], 'MZ', 0.5)).toBeCloseTo(1.5)
    expect(weightOf([inCountry('MZ')], [inCountry('PT')], 'PT', 0.5)).toBeCloseTo(0.54)
  })
})

test('the publisher’s country and the language are weak evidence', () => {
  const weights = createPlaceWeights()
  addLanguageVariantWeight(weights, new Map([['GB', 0.5]]), 'US', 1)
  expect([...weights.countries]).toEqual([
    ['US', 0.07],
    ['GB', 0.25],
  ])
  addHomeCountryWeight(weights, 'GB', 0.5)
  addHomeCountryWeight(weights, undefined, 1)
  expect(weights.countries.get('GB')).toBe(1)
  expect(weights.countries.size).toBe(2)
  addLanguageVariantWeight(weights, new Map(), undefined, 1)
  expect(weights.countries.size).toBe(2)
})

describe('the place of a story', () => {
  test('is none without mentions', () => {
    expect(selectStoryPlace(createPlaceWeights())).toBeUndefined()
  })

  test('is the town named most in the country named most, with its coordinates', () => {
    const weights = weigh([inTown(MAPUTO)], [inTown(BEIRA), inTown(LISBON, 100)])
    expect(selectStoryPlace(weights)).toEqual({
      city: 'Maputo',
      country: 'MZ',
      scope: 'local',
      coordinates: { latitude: 6, longitude: 5 },
    })
  })

  test('of two towns named equally is the larger', () => {
    const small = town('Dondo', 'MZ', 50_000)
    expect(selectStoryPlace(weigh([inTown(small), inTown(BEIRA)], []))?.city).toBe('Beira')
    expect(selectStoryPlace(weigh([inTown(BEIRA), inTown(small)], []))?.city).toBe('Beira')
  })

  test('is no town that is named in passing', () => {
    const countries = [inCountry('MZ'), inCountry('MZ'), inCountry('MZ')]
    const place = selectStoryPlace(weigh(countries, [inTown(BEIRA, 100)]))
    expect(place).toEqual({ city: undefined, country: 'MZ', scope: 'national', coordinates: undefined })
  })

  test('of equal countries is the first by its code, and international', () => {
    const place = selectStoryPlace(weigh([inCountry('PT'), inCountry('MZ')], []))
    expect(place).toMatchObject({ country: 'MZ', scope: 'international' })
  })

  test.each([
    [0.45, 'international'],
    [0.44, 'national'],
  ])('with a second country of %f times the weight is %s', (share, scope) => {
    const weights = createPlaceWeights()
    weights.countries.set('MZ', 1).set('PT', share)
    expect(selectStoryPlace(weights)?.scope).toBe(scope)
  })

  test.each([
    [0.6, 'local', 'Beira'],
    [0.59, 'national', 'Beira'],
    [0.2, 'national', 'Beira'],
    [0.19, 'national', undefined],
  ])('with a town of %f times the weight is %s, in %s', (share, scope, city) => {
    const weights = createPlaceWeights()
    weights.countries.set('MZ', 1)
    const known = { forCountry: 0, times: 1, isInTitle: false, isAtHome: false }
    weights.towns.set('beira', { town: BEIRA, weight: share, ...known })
    expect(selectStoryPlace(weights)).toMatchObject({ scope, city })
  })

  test('has no coordinates if its town has none', () => {
    const unknown = { ...BEIRA, latitude: undefined }
    expect(selectStoryPlace(weigh([inTown(unknown)], []))).toMatchObject({
      city: 'Beira',
      coordinates: undefined,
    })
  })
})

test('shares of all countries add up to one', () => {
  const weights = createPlaceWeights()
  weights.countries.set('MZ', 3).set('PT', 1)
  expect([...computeCountryShares(weights)]).toEqual([
    ['MZ', 0.75],
    ['PT', 0.25],
  ])
})

test('the relevant countries are the five with a fifth of the most or more, the most important first', () => {
  const weights = createPlaceWeights()
  weights.countries.set('AA', 0.19).set('BB', 0.2).set('CC', 1).set('DD', 0.5)
  expect(selectRelevantCountries(weights)).toEqual(['CC', 'DD', 'BB'])
  weights.countries.set('EE', 1).set('FF', 0.9).set('GG', 0.8)
  expect(selectRelevantCountries(weights)).toEqual(['CC', 'EE', 'FF', 'GG', 'DD'])
  expect(selectRelevantCountries(createPlaceWeights())).toEqual([])
})
