import { expect, test } from 'vitest'
import { computeRocArea } from './roc-area.ts'

test.each([
  ['all slower', [3, 4], [1, 2], 1],
  ['all faster', [1, 2], [3, 4], 0],
  ['the same', [1, 2, 3], [1, 2, 3], 0.5],
  ['mixed', [1, 4], [2, 3], 0.5],
])('%s', (_name, some, others, expected) => {
  expect(computeRocArea(some, others)).toBe(expected)
})
