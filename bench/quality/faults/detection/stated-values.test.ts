import { expect, test } from 'vitest'
import { findStatedValues } from './stated-values.ts'

test.each([
  ['14,800 homeless', [14_800]],
  ['14.800 daklozen, 84 doden.', [14_800, 84]],
  ['4.2 million euros', [4_200_000]],
  ['4,2 miljoen euro', [4_200_000]],
  ['Eleven missing, six dead', [11, 6]],
  ['elf vermisten en één dode', [11]],
  ['Covid-19 on the A320', []],
  ['a fall of 2.5 percent.', [2.5]],
])('the values of “%s”', (text, values) => {
  expect([...findStatedValues(text)]).toEqual(values)
})
