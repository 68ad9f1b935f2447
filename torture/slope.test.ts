import { expect, test } from 'vitest'
import { leastSquares, MAX_SLOPE_MB, type Sample, slopeMbPerHour } from './slope.ts'

/** Ten minutes, a sample each two seconds, with the teeth of a collector of garbage. */
const run = (mbPerHour: number): Sample[] =>
  Array.from({ length: 300 }, (_, index) => {
    const hours = index / 1_800
    return { hours, mb: 400 + mbPerHour * hours + (index % 15) }
  })

test.each([0, 5, MAX_SLOPE_MB + 10, -20])(
  'row 40: a memory that grows by %i MB an hour is seen',
  (mbPerHour) => {
    expect(Math.abs(slopeMbPerHour(run(mbPerHour)) - mbPerHour)).toBeLessThan(2)
  },
)

test('one leap is no growth, and one sample says nothing', () => {
  const leap = run(0).map((sample, index) => (index === 299 ? { ...sample, mb: 900 } : sample))
  expect(Math.abs(slopeMbPerHour(leap))).toBeLessThan(2)
  expect(slopeMbPerHour(run(50).slice(0, 1))).toBe(0)
})

test.each([0, 5, 70, -20])(
  'the line through a memory that grows by %i MB an hour has that slope',
  (slope) => {
    const { mbPerHour, errorMbPerHour } = leastSquares(run(slope))
    expect(Math.abs(mbPerHour - slope)).toBeLessThan(2 * errorMbPerHour)
    expect(errorMbPerHour).toBeLessThan(6)
    const exact = leastSquares([0, 1, 2].map((hours) => ({ hours, mb: 400 + slope * hours })))
    expect(exact).toEqual({ mbPerHour: slope, errorMbPerHour: 0 })
    expect(leastSquares(run(slope).slice(0, 2)).mbPerHour).toBeNaN()
  },
)
