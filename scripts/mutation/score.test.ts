import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { MUTATION_AREAS } from './areas.ts'
import { computeScore, countMutants, formatScore, isSurvivor } from './score.ts'

const mutants = (...statuses: string[]) => statuses.map((status) => ({ status }))

test('row 45: a mutant counts as detected if a test fails or never ends, otherwise not', () => {
  const figures = countMutants(mutants('Killed', 'Killed', 'Timeout', 'Survived'))
  expect(figures).toEqual({ killed: 3, valid: 4 })
  expect(formatScore(figures)).toBe('3 of 4, 75 %')
})

test('row 45: control: code without a test scores 0', () => {
  const figures = countMutants(mutants('NoCoverage', 'NoCoverage'))
  expect(computeScore(figures)).toBe(0)
  expect(mutants('NoCoverage', 'Survived', 'Killed', 'Ignored').map(isSurvivor)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('mutants that can’t run count neither way', () => {
  expect(countMutants(mutants('Ignored', 'CompileError', 'RuntimeError'))).toEqual({ killed: 0, valid: 0 })
  expect(formatScore({ killed: 0, valid: 0 })).toBe('0 of 0, none could be tried')
})

test.each(Object.entries(MUTATION_AREAS))(
  'every pattern of %s names files that exist',
  (_name, { code, tests }) => {
    for (const pattern of [...code, ...tests])
      expect([pattern, globSync(pattern, { cwd: ROOT }).length > 0]).toEqual([pattern, true])
  },
)
