import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createPlaceIndex } from '../names/place-index.ts'
import { buildPlaceTable } from './place-table.ts'
import { deserialisePlaceTable, serialisePlaceTable } from './stored-place-table.ts'

const made = buildPlaceTable(testNewsroomData)
const bytes = serialisePlaceTable(made, testNewsroomData)

test('a stored table has the same meanings for every name', () => {
  const read = deserialisePlaceTable(bytes, testNewsroomData)
  if (read === undefined) throw new Error('The table was not read.')
  const [before, after] = [createPlaceIndex(made), createPlaceIndex(read)]
  const keys = [...made.places.numbers.keys(), ...made.others.keys()]
  expect(keys.length).toBeGreaterThan(100_000)
  for (const key of keys.filter((_key, index) => index % 7 === 0)) {
    for (const written of [key, key.toUpperCase()]) {
      expect(after.find(key, written)).toEqual(before.find(key, written))
    }
  }
  expect(read.states).toEqual(made.states)
  expect(read.beginnings).toEqual(made.beginnings)
})

test('a table that was made from other data is rejected', () => {
  const other = { ...testNewsroomData, regions: { regions: {} } }
  expect(deserialisePlaceTable(bytes, other)).toBeUndefined()
})
