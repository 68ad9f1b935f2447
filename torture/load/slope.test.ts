import { expect, test } from 'vitest'
import {
  computeSlope,
  findMinuteMinima,
  fitLine,
  type MemorySample,
  SHORT_RUN_MAX_SLOPE_MB,
} from './slope.ts'

/** Makes samples of ten minutes, one every two seconds, with the sawtooth shape of garbage collection. */
const run = (mbPerHour: number): MemorySample[] =>
  Array.from({ length: 300 }, (_, index) => {
    const hours = index / 1_800
    return { hours, mb: 400 + mbPerHour * hours + (index % 15) }
  })

test.each([0, 5, SHORT_RUN_MAX_SLOPE_MB + 10, -20])(
  'row 40: a memory that grows by %i MB an hour is seen',
  (mbPerHour) => {
    expect(Math.abs(computeSlope(run(mbPerHour)) - mbPerHour)).toBeLessThan(2)
  },
)

test('a single jump is not growth, and a single sample has no slope', () => {
  const leap = run(0).map((sample, index) => (index === 299 ? { ...sample, mb: 900 } : sample))
  expect(Math.abs(computeSlope(leap))).toBeLessThan(2)
  expect(computeSlope(run(50).slice(0, 1))).toBe(0)
})

test.each([0, 5, 70, -20])(
  'the line through a memory that grows by %i MB an hour has that slope',
  (slope) => {
    const { mbPerHour, errorMbPerHour } = fitLine(run(slope))
    expect(Math.abs(mbPerHour - slope)).toBeLessThan(2 * errorMbPerHour)
    expect(errorMbPerHour).toBeLessThan(6)
    const exact = fitLine([0, 1, 2].map((hours) => ({ hours, mb: 400 + slope * hours })))
    expect(exact).toEqual({ mbPerHour: slope, errorMbPerHour: 0 })
    expect(fitLine(run(slope).slice(0, 2)).mbPerHour).toBeNaN()
  },
)

test.each([0, 5, 40])(
  'row 40: the least of each minute of an hour shows %i MB an hour under 80 MB of garbage',
  (slope) => {
    const samples = Array.from({ length: 1_800 }, (_, index) => {
      const hours = index / 1_800
      // Memory grows by 200 MB during warm-up; a collection every forty seconds leaves what is in use.
      const start = Math.min(1, hours * 6) * 200
      return { hours, mb: 200 + start + slope * hours + (index % 20) * 4 }
    })
    const least = findMinuteMinima(samples, 10)
    expect(least).toHaveLength(49)
    expect(Math.abs(fitLine(least).mbPerHour - slope)).toBeLessThan(1)
    expect(fitLine(findMinuteMinima(samples, 0)).mbPerHour).toBeGreaterThan(60)
  },
)
