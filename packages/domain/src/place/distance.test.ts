import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeDistanceKm, EARTH_RADIUS_KM } from './distance.ts'

const amsterdam = { latitude: 52.3676, longitude: 4.9041 }
const newYork = { latitude: 40.7128, longitude: -74.006 }

test('distances are great circles on an earth of 6371 km', () => {
  expect(computeDistanceKm(amsterdam, newYork)).toBeCloseTo(5863, -1)
  expect(computeDistanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    Math.PI * 6371,
  )
})

test('a distance is symmetric, at least 0 and at most half the circumference', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (a, b) => {
      const distance = computeDistanceKm(a, b)
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM + 1e-6)
      expect(computeDistanceKm(b, a)).toBeCloseTo(distance, 6)
    }),
  )
})
