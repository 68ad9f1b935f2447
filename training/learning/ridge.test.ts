import { expect, test } from 'vitest'
import { fitRidge } from './ridge.ts'

const choice = (offset: number) => ({
  candidates: [
    [1, 0],
    [0, 1],
    [2, 3],
    [5, 1],
  ].map(([a = 0, b = 0]) => ({ facts: [a, b], value: offset + 0.5 * a - 0.2 * b })),
})

test('the weights behind the values are found, whatever else makes one choice better than another', () => {
  const [a, b] = fitRidge([choice(0), choice(7)], 0)
  expect(a).toBeCloseTo(0.5)
  expect(b).toBeCloseTo(-0.2)
})

test('a penalty makes weights smaller', () => {
  const [a = 0] = fitRidge([choice(0)], 4)
  expect(a).toBeGreaterThan(0)
  expect(a).toBeLessThan(0.5)
})
