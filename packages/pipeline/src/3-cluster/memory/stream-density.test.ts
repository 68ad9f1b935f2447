import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RepeatedCoverageTracker } from './stream-density.ts'

function densityOf(arrivals: readonly boolean[]): number {
  const density = new RepeatedCoverageTracker()
  for (const isKnown of arrivals) density.note(isKnown)
  return density.logOdds
}

const repeated = (isKnown: boolean, count: number) => Array.from({ length: count }, () => isKnown)

describe('the density of a stream', () => {
  test('is neutral before the first article', () => {
    expect(densityOf([])).toBeCloseTo(-1, 10)
  })

  test('comes to the share of known articles, whatever came long before', () => {
    const oneInFour = Array.from({ length: 6000 }, (_, at) => at % 4 === 0)
    expect(densityOf([...repeated(true, 3000), ...oneInFour])).toBeCloseTo(Math.log(1 / 3), 1)
  })

  test('rises with every known article, falls with every other, and is always finite', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (arrivals) => {
        const before = densityOf(arrivals)
        expect(densityOf([...arrivals, true])).toBeGreaterThan(before)
        expect(densityOf([...arrivals, false])).toBeLessThan(before)
        expect(Number.isFinite(before)).toBe(true)
      }),
    )
    expect(Number.isFinite(densityOf(repeated(true, 50_000)))).toBe(true)
    expect(Number.isFinite(densityOf(repeated(false, 50_000)))).toBe(true)
  })
})
