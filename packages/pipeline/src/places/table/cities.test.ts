import { Cities } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { listCityRecords } from './cities.ts'

const records = listCityRecords()

test('AP-08 every record has name, country, latitude and longitude', () => {
  expect(Cities.parse(records)).toHaveLength(records.length)
  expect(records.length).toBeGreaterThan(20_000)
})

test('AP-08 a town has its coordinates and its country', () => {
  const zwolle = records.find(({ name }) => name === 'Zwolle')
  expect(zwolle).toMatchObject({ country: 'Netherlands', country_code: 'NL' })
  // Rounding to a few metres preserves the distances between neighbouring towns.
  expect(zwolle?.latitude).toBeCloseTo(52.5125, 4)
  expect(zwolle?.longitude).toBeCloseTo(6.0944, 4)
})

test('LO-06 a town has its English name, and is found by its own and its Dutch one', () => {
  const towns = { Antwerp: 'Antwerpen', Londen: 'London', Anvers: 'Antwerpen' }
  const named = listCityRecords({ towns, english: { Antwerpen: 'Antwerp', Odessa: 'Odesa' } })
  const of = (name: string) => named.filter((city) => city.name === name)
  expect(of('Antwerp')).toMatchObject([{ country_code: 'BE', also: ['Antwerpen', 'Anvers'] }])
  expect(of('London')[0]).toMatchObject({ country_code: 'GB', also: ['Londen'] })
  expect(of('Odesa').map((city) => city.country_code)).toEqual(['UA'])
  expect(of('Odessa').map((city) => city.country_code)).toContain('US')
})
