import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPlaces, unpackPlaces } from './packed-places.ts'
import type { Place } from './towns.ts'

const degrees = fc.option(fc.double({ min: -180, max: 180, noNaN: true }), { nil: undefined })
const place = fc.record({
  kind: fc.constantFrom<Place['kind'][]>('country', 'region', 'town'),
  name: fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed()),
  country: fc.constantFrom('NL', 'US', ''),
  division: fc.string({ maxLength: 3 }),
  population: fc.nat(),
  latitude: degrees,
  longitude: degrees,
})

test('every name leads to the places that were packed, in their order', () => {
  const gazetteer = fc
    .array(fc.tuple(fc.string(), fc.array(place, { maxLength: 4 })))
    .map((all) => new Map(all))
  fc.assert(
    fc.property(gazetteer, fc.string(), (index, other) => {
      const packed = unpackPlaces(packPlaces(index))
      for (const [key, places] of index) expect(packed.get(key)).toEqual(places)
      expect(packed.get(other)).toEqual(index.get(other))
    }),
  )
})

test('a place is the same object under each of its names and at each lookup', () => {
  const town: Place = {
    kind: 'town',
    name: 'The Hague',
    country: 'NL',
    division: '11',
    population: 474_292,
    latitude: 52.08,
    longitude: 4.3,
  }
  const packed = unpackPlaces(
    packPlaces(
      new Map([
        ['the hague', [town]],
        ['den haag', [town]],
      ]),
    ),
  )
  expect(packed.get('den haag')?.[0]).toBe(packed.get('the hague')?.[0])
  expect(packed.get('the hague')).toBe(packed.get('the hague'))
})
