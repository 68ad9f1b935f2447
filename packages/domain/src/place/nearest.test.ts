import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDistanceKm } from './distance.ts'
import { findNearestCity, findNearestCountry, MAX_FALLBACK_CITY_KM, MAX_NEAREST_CITY_KM } from './nearest.ts'

const ZWOLLE = { name: 'Zwolle', latitude: 52.51, longitude: 6.09 }
const DEVENTER = { name: 'Deventer', latitude: 52.25, longitude: 6.16 }
const SYDNEY = { name: 'Sydney', latitude: -33.87, longitude: 151.21 }
const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the nearest city', () => {
  test('is the one with the least distance, within 50 km', () => {
    expect(findNearestCity([SYDNEY, DEVENTER, ZWOLLE], { latitude: 52.5, longitude: 6.1 })).toBe(ZWOLLE)
    expect(findNearestCity([SYDNEY], ZWOLLE)).toBeUndefined()
    expect(findNearestCity([], ZWOLLE)).toBeUndefined()
  })

  test('may be further away if no service could name the place', () => {
    const point = { latitude: ZWOLLE.latitude + 0.6, longitude: ZWOLLE.longitude }
    expect(computeDistanceKm(ZWOLLE, point)).toBeGreaterThan(MAX_NEAREST_CITY_KM)
    expect(findNearestCity([ZWOLLE], point)).toBeUndefined()
    expect(findNearestCity([ZWOLLE], point, MAX_FALLBACK_CITY_KM)).toBe(ZWOLLE)
  })

  test('is the first of two in one place, and one at exactly the distance counts', () => {
    const twin = { ...ZWOLLE, name: 'twin' }
    expect(findNearestCity([ZWOLLE, twin], DEVENTER)).toBe(ZWOLLE)
    expect(findNearestCity([ZWOLLE], DEVENTER, computeDistanceKm(ZWOLLE, DEVENTER))).toBe(ZWOLLE)
  })

  test('of any cities is not further than any other', () => {
    fc.assert(
      fc.property(
        fc.array(points, { maxLength: 8 }),
        points,
        fc.integer({ min: 1, max: 9000 }),
        (all, point, radius) => {
          const found = findNearestCity(all, point, radius)
          const distances = all.map((city) => computeDistanceKm(city, point))
          const least = Math.min(...distances)
          expect(found).toBe(least <= radius ? all[distances.indexOf(least)] : undefined)
        },
      ),
    )
  })
})

test('the nearest country is found however far it is', () => {
  expect(findNearestCountry([SYDNEY], ZWOLLE)).toBe(SYDNEY)
  expect(findNearestCountry([SYDNEY, DEVENTER], ZWOLLE)).toBe(DEVENTER)
  expect(findNearestCountry([], ZWOLLE)).toBeUndefined()
})
