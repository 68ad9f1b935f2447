import { describe, expect, test } from 'vitest'
import type { NameMeaning } from '../table/place-table.ts'
import type { Place } from '../table/towns.ts'
import {
  findPlaceContext,
  isTownPreferredOverRegion,
  type PlaceResolutionHints,
  scorePlaceByContext,
} from './place-context.ts'

const place = (kind: Place['kind'], country: string, known: Partial<Place> = {}): Place => ({
  kind,
  name: country,
  country,
  division: '',
  population: 90,
  latitude: undefined,
  longitude: undefined,
  ...known,
})
const named = (key: string, meaning: NameMeaning | Place[]) => ({
  name: key,
  key,
  at: 0,
  words: 1,
  start: 0,
  end: key.length,
  named: Array.isArray(meaning) ? { kind: 'place' as const, places: meaning } : meaning,
  isInside: false,
})
const AREA_CODES = new Map([['512', 'TX']])
const contextOf = (names: ReturnType<typeof named>[], text = '') => findPlaceContext(text, names, AREA_CODES)

describe('a text names', () => {
  test('a country by its name and its people, counted by name', () => {
    const { countries, hinted } = contextOf([
      named('ghana', [place('country', 'GH')]),
      named('ghanaian', { kind: 'people', country: 'GH' }),
      named('ghanaian', { kind: 'people', country: 'GH' }),
    ])
    expect(Array.from(countries, ([code, names]) => [code, [...names]])).toEqual([
      [
        'GH',
        [
          ['ghana', 1],
          ['ghanaian', 2],
        ],
      ],
    ])
    expect(hinted.size).toBe(0)
  })

  test('no country by a town, or by a name that also means a region elsewhere', () => {
    const { countries } = contextOf([
      named('accra', [place('town', 'GH')]),
      named('georgia', [place('country', 'GE'), place('region', 'US')]),
      named('luxembourg', [place('country', 'LU'), place('town', 'LU')]),
      named('africa', [place('region', '')]),
    ])
    expect([...countries.keys()]).toEqual(['LU'])
  })

  test('no country by an organisation, which only hints at it', () => {
    const { countries, hinted } = contextOf([named('fbi', { kind: 'hint', country: 'US' })])
    expect([countries.size, [...hinted]]).toEqual([0, ['US']])
  })

  test('every region that its names may denote', () => {
    const region = (country: string, division: string) => place('region', country, { division })
    const { divisions } = contextOf([
      named('texas', [region('US', 'TX')]),
      named('victoria', [place('town', 'CA'), region('AU', '07'), region('GB', '')]),
    ])
    expect(Array.from(divisions, ([division, keys]) => [division, [...keys]])).toEqual([
      ['US.TX', ['texas']],
      ['AU.07', ['victoria']],
    ])
  })

  test.each([
    ['call 512-555-0100 now', true],
    ['call (512) 555-0100', true],
    ['call 512.555.0100', true],
    ['call 5512-555-0100', false],
    ['call 512-555-01000', false],
    ['call 512-5555-010', false],
    ['call 400-555-0100', false],
  ])('an American state by a telephone number: "%s" %s', (text, expected) => {
    expect(contextOf([], text).divisions.has('US.TX')).toBe(expected)
  })
})

describe('the points of a place', () => {
  /** The place's points without the 2 points that it gets for its population of ninety. */
  const points = (
    known: Partial<Place> = {},
    names: ReturnType<typeof named>[] = [],
    hints: PlaceResolutionHints = {},
    isTownFirst = false,
  ) =>
    scorePlaceByContext(
      'accra',
      place(known.kind ?? 'town', 'GH', { division: '01', ...known }),
      contextOf(names),
      hints,
      isTownFirst,
    ) - 2

  test('grow by one with ten times the population', () => {
    expect(points()).toBeCloseTo(0)
    expect(points({ population: 990 })).toBeCloseTo(1)
    expect(points({ population: 0 })).toBeCloseTo(-1)
  })

  test('grow with each mention of its country, up to five', () => {
    const ghana = named('ghana', [place('country', 'GH')])
    const times = (count: number) => points({}, Array<typeof ghana>(count).fill(ghana))
    expect([times(1), times(2), times(5), times(6)].map((found) => found.toFixed(2))).toEqual([
      '1.60',
      '1.85',
      '2.60',
      '2.60',
    ])
    expect(points({ country: 'TG' }, [ghana])).toBeCloseTo(0)
  })

  test('don’t grow by the name itself', () => {
    expect(points({}, [named('accra', [place('country', 'GH')])])).toBeCloseTo(0)
    const region = [place('region', 'GH', { division: '01' })]
    expect(points({}, [named('accra', region)])).toBeCloseTo(0)
  })

  test('grow less by a hint, and not by both', () => {
    const hint = named('black stars', { kind: 'hint', country: 'GH' })
    expect(points({}, [hint])).toBeCloseTo(0.8)
    expect(points({}, [hint, named('ghana', [place('country', 'GH')])])).toBeCloseTo(1.6)
  })

  test('grow for a town in a named region, but not for the region', () => {
    // 'Volta' is also a town in Brazil, so that it doesn't count as naming Ghana, which would add points.
    const volta = named('volta', [place('town', 'BR'), place('region', 'GH', { division: '01' })])
    expect(points({}, [volta])).toBeCloseTo(2.2)
    expect(points({ division: '02' }, [volta])).toBeCloseTo(0)
    expect(points({ kind: 'region' }, [volta])).toBeCloseTo(0)
    const own = named('accra', [place('town', 'BR'), place('region', 'GH', { division: '01' })])
    expect(points({}, [volta, own])).toBeCloseTo(2.2)
  })

  test.each([
    [{ homeCountry: 'GH' }, 1.4],
    [{ homeCountry: 'TG' }, 0],
    [{ variants: new Map([['GH', 0.5]]) }, 1.1],
    [{ siblings: new Map([['GH', 0.5]]) }, 0.75],
    [{ homeCountry: 'GH', variants: new Map([['GH', 1]]), siblings: new Map([['GH', 1]]) }, 5.1],
  ])('grow by what is known of the text: %j', (hints, expected) => {
    expect(points({}, [], hints)).toBeCloseTo(expected)
  })

  test('are fewer for a region whose name rather means a town', () => {
    expect(points({ kind: 'region' }, [], {}, true)).toBeCloseTo(-0.7)
    expect(points({ kind: 'region' }, [], {}, false)).toBeCloseTo(0)
    expect(points({ kind: 'town' }, [], {}, true)).toBeCloseTo(0)
  })
})

test.each([
  ['the publisher is unknown', [], undefined, true],
  ['there is no such town', [], 'US', false],
  ['the town is in the county’s country', [place('town', 'IE', { population: 1 })], 'US', true],
  ['the town is in the publisher’s country', [place('town', 'US', { population: 1 })], 'US', true],
  ['the town is foreign and small', [place('town', 'NZ', { population: 500 })], 'US', false],
  ['the town is foreign and large', [place('town', 'NZ', { population: 501 })], 'US', true],
])('a county’s name rather means a town if %s', (_name, towns, home, expected) => {
  expect(isTownPreferredOverRegion(place('region', 'IE', { population: 1_000 }), towns, home)).toBe(expected)
})
