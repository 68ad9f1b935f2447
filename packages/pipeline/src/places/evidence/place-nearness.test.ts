import { describe, expect, test } from 'vitest'
import type { Place } from '../table/towns.ts'
import { addProximityPoints, isCloseToCertainPlace, type PlaceNameMentions } from './place-nearness.ts'

/** A town at longitude 0°, `northKm` kilometres north of the equator. */
const town = (name: string, northKm: number, known: Partial<Place> = {}): Place => ({
  kind: 'town',
  name,
  country: 'GH',
  division: '',
  population: 1000,
  latitude: northKm / 111.2,
  longitude: 0,
  ...known,
})
const group = (key: string, ...candidates: [place: Place, points: number][]): PlaceNameMentions => ({
  key,
  candidates: candidates.map(([place, points]) => ({ place, points })),
})
const points = ({ candidates }: PlaceNameMentions) =>
  candidates.map(({ place, points: found }): [string, number] => [place.name, Number(found.toFixed(2))])

describe('names support each other', () => {
  test('the nearer they are: by 1.6 points in one place, by a third of that at a hundred kilometres', () => {
    const at = (km: number) => {
      const groups = [group('a', [town('A', 0), 5]), group('b', [town('B', km), 7])]
      addProximityPoints(groups, undefined)
      return groups.flatMap(points)
    }
    expect(at(0)).toEqual([
      ['A', 6.6],
      ['B', 8.6],
    ])
    expect(at(100)).toEqual([
      ['A', 5.59],
      ['B', 7.59],
    ])
    expect(at(1_000)).toEqual([
      ['A', 5],
      ['B', 7],
    ])
  })

  test('so that the towns in one region are meant', () => {
    const groups = [
      group('paris', [town('Paris in France', 5_000), 6.3], [town('Paris in Texas', 0), 4.4]),
      group('dallas', [town('Dallas', 30), 6]),
      group('plano', [town('Plano', 20), 5]),
    ]
    addProximityPoints(groups, undefined)
    expect(groups[0]?.candidates.map(({ place }) => place.name)).toEqual([
      'Paris in Texas',
      'Paris in France',
    ])
  })

  test('by 3.2 points together at most', () => {
    const groups = ['a', 'b', 'c', 'd'].map((key) => group(key, [town(key, 0), 1]))
    addProximityPoints(groups, undefined)
    expect(groups.flatMap(points).map(([, found]) => found)).toEqual([4.2, 4.2, 4.2, 4.2])
  })

  test('but a name not itself, however many places have it', () => {
    const own = group('a', [town('A', 0), 5], [town('A2', 1), 4])
    addProximityPoints([own], undefined)
    expect(points(own)).toEqual([
      ['A', 5],
      ['A2', 4],
    ])
  })

  test('less if the near meaning of the other name is unlikely', () => {
    const one = group('a', [town('A', 0), 5])
    const other = group('b', [town('far', 3_000), 8], [town('near', 0), 3])
    addProximityPoints([one, other], undefined)
    // After the first round, 'near' has 8 - 4.6 = 3.4 points fewer than 'far', so that it adds only
    // 1.6 * exp(-0.8 * 3.4) = 0.11 points to the 5 of 'A'.
    expect(points(one)).toEqual([['A', 5.11]])
    expect(points(other)).toEqual([
      ['far', 8],
      ['near', 4.6],
    ])
  })

  test('not through countries, and countries get nothing', () => {
    const country = town('Ghana', 0, { kind: 'country' })
    const groups = [group('a', [town('A', 0), 5]), group('ghana', [country, 7])]
    addProximityPoints(groups, { latitude: 0, longitude: 0 })
    expect(groups.flatMap(points)).toEqual([
      ['A', 6.5],
      ['Ghana', 7],
    ])
  })

  test('not without coordinates', () => {
    const groups = [
      group('a', [town('A', 0, { latitude: undefined }), 5]),
      group('b', [town('B', 0, { longitude: undefined }), 5]),
      group('c', [town('C', 0), 5]),
    ]
    addProximityPoints(groups, undefined)
    expect(groups.flatMap(points).map(([, found]) => found)).toEqual([5, 5, 5])
  })

  test('only the first forty of a long list', () => {
    const groups = Array.from({ length: 41 }, (_, at) => group(`g${at}`, [town(`T${at}`, at * 1_000), 1]))
    const near = [group('a', [town('A', 0), 1]), ...groups.slice(1)]
    const last = near[40]
    if (!last) throw new Error('there are 41 groups')
    last.candidates = [{ place: town('last', 0), points: 1 }]
    addProximityPoints(near, undefined)
    expect([near[0], last].flatMap((each) => (each ? points(each) : []))).toEqual([
      ['A', 1],
      ['last', 1],
    ])
  })
})

test('the publisher’s own town supports places near it', () => {
  const own = group('a', [town('far', 2_000), 6], [town('near', 0), 5])
  addProximityPoints([own], { latitude: 0, longitude: 0 })
  expect(points(own)).toEqual([
    ['near', 6.5],
    ['far', 6],
  ])
})

test('a degree of longitude is shorter in the north', () => {
  const north = { latitude: 60 }
  const groups = [
    group('a', [town('A', 0, { ...north, longitude: 0 }), 5]),
    group('b', [town('B', 0, { ...north, longitude: 100 / 55.6 }), 5]),
  ]
  addProximityPoints(groups, undefined)
  expect(groups.flatMap(points)).toEqual([
    ['A', 5.59],
    ['B', 5.59],
  ])
})

describe('an uncertain name is a place', () => {
  const sure = [{ kind: 'town', latitude: 0, longitude: 0 }]
  const named = (...places: Place[]) => ({ named: { kind: 'place' as const, places } })

  test.each([
    [59, true],
    [61, false],
    [-59, true],
    [-61, false],
  ])('%i kilometres from a certain one: %s', (km, expected) => {
    expect(isCloseToCertainPlace(named(town('A', km)), sure)).toBe(expected)
  })

  test.each([
    ['town', true],
    ['region', true],
    ['inside', true],
    ['country', false],
    ['people', false],
    ['area', false],
  ])('next to a %s: %s', (kind, expected) => {
    expect(isCloseToCertainPlace(named(town('A', 0)), [{ kind, latitude: 0, longitude: 0 }])).toBe(expected)
  })

  test('if any of its forty likeliest meanings is near', () => {
    const far = Array.from({ length: 40 }, () => town('far', 900))
    expect(isCloseToCertainPlace(named(...far.slice(1), town('near', 0)), sure)).toBe(true)
    expect(isCloseToCertainPlace(named(...far, town('near', 0)), sure)).toBe(false)
  })

  test('only if it may mean a place, and some place is certain', () => {
    expect(isCloseToCertainPlace({ named: { kind: 'people', country: 'GH' } }, sure)).toBe(false)
    expect(isCloseToCertainPlace(named(town('A', 0)), [])).toBe(false)
  })
})
