import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleFiles } from './sample-files.ts'

const paths = Array.from({ length: 1000 }, (_, at) => `packages/domain/src/file-${at}.ts`)

test('row 45: a sample has about the wanted share of the files, and is the same every time', () => {
  const sample = sampleFiles(paths, 0.2)
  expect(sample.length).toBeGreaterThan(160)
  expect(sample.length).toBeLessThan(240)
  expect(sampleFiles(paths, 0.2)).toEqual(sample)
  expect(sampleFiles(paths, 0.2, 'another seed')).not.toEqual(sample)
})

test('row 45: a greater share holds the files of a smaller one; 0 is none and 1 is all', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const sample = new Set(sampleFiles(paths, share))
      expect(sampleFiles(paths, share / 2).every((path) => sample.has(path))).toBe(true)
    }),
  )
  expect(sampleFiles(paths, 0)).toEqual([])
  expect(sampleFiles(paths, 1)).toEqual(paths)
})
