import { expect, test } from 'vitest'
import { FITTED_DAYS } from '../../training/splits.ts'
import { chooseDays } from './recorded-days.ts'

const may = Array.from({ length: 20 }, (_, at) => `2020-05-${String(at + 1).padStart(2, '0')}`)

test('ten days are chosen, evenly spread', () => {
  const odd = may.filter((_, at) => at % 2 === 0)
  expect(chooseDays(may.toReversed())).toEqual(odd)
})

test('other folders and fitted days are not chosen', () => {
  expect(chooseDays(['labels', '2024-12-21-german', ...FITTED_DAYS, '2020-05-30'])).toEqual(['2020-05-30'])
})
