import { expect, test } from 'vitest'
import { listCountryNames } from './country-names.ts'

const named = (code: string) =>
  listCountryNames()
    .filter((one) => one.code === code)
    .map(({ name }) => name)

test.each([
  ['NL', 'Netherlands', 'Nederland'],
  ['DE', 'Germany', 'Duitsland'],
  ['GB', 'United Kingdom', 'Verenigd Koninkrijk'],
  ['AD', 'Andorra', 'Andorra'],
  ['ZW', 'Zimbabwe', 'Zimbabwe'],
])('%s is %s in English and %s in Dutch', (code, english, dutch) => {
  expect(named(code)).toEqual(expect.arrayContaining([english, dutch]))
})

test('former codes, other spellings of one, unions and unknown regions are no countries', () => {
  for (const code of ['SU', 'UK', 'DD', 'ZZ', 'EU', 'UN', 'EZ', 'QO', 'XA', 'XB', 'AA'])
    expect([code, named(code)]).toEqual([code, []])
  const codes = new Set(listCountryNames().map(({ code }) => code))
  // There are 249 codes in ISO 3166-1, and a few reserved ones such as Kosovo's.
  expect(codes.size).toBeGreaterThanOrEqual(249)
  expect(codes.size).toBeLessThan(262)
})
