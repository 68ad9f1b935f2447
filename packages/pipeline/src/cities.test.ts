import { Cities } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { cityRecords } from './cities.ts'

const records = cityRecords()

test('AP-08 every record has name, country, latitude and longitude', () => {
  expect(Cities.parse(records)).toHaveLength(records.length)
  expect(records.length).toBeGreaterThan(20_000)
})

test('AP-08 a town stands where it is, in its country', () => {
  const zwolle = records.find(({ name }) => name === 'Zwolle')
  expect(zwolle).toMatchObject({ country: 'Netherlands', country_code: 'NL' })
  expect(zwolle?.latitude).toBeCloseTo(52.51, 1)
  expect(zwolle?.longitude).toBeCloseTo(6.09, 1)
})
