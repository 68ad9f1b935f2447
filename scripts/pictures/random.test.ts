import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPictureRandom } from './random.ts'

test('the same seed gives the same, another seed another', () => {
  const draws = (seed: number) =>
    Array.from(
      { length: 8 },
      (
        (random) => () =>
          random.between(0, 1)
      )(createPictureRandom(seed)),
    )
  expect(draws(7)).toEqual(draws(7))
  expect(draws(7)).not.toEqual(draws(8))
})

test('what is drawn keeps within its bounds', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -50, max: 50 }), fc.nat(40), (seed, low, span) => {
      const random = createPictureRandom(seed)
      const whole = random.whole(low, low + span)
      expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true)
      expect([1, 2, 3]).toContain(random.pick([1, 2, 3]))
    }),
  )
})

test('draws are spread evenly', () => {
  const random = createPictureRandom(1)
  const counts = [0, 0, 0, 0]
  for (let draw = 0; draw < 4000; draw += 1)
    counts[random.whole(0, 3)] = (counts[random.whole(0, 3)] ?? 0) + 1
  for (const count of counts) expect(count).toBeGreaterThan(850)
})
