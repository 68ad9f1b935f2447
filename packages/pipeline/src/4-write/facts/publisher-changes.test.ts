import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { createTestMention } from './mention.fixture.ts'
import type { FactMention } from './mentions/fact-mention.ts'
import { findValuesReplacedByPublisher } from './publisher-changes.ts'

const hour = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)
const at = (hours: number, value: number, known: Partial<FactMention> = {}, publisherId = 'gazette') =>
  createTestMention(
    { value, ...known },
    { id: `${publisherId}-${hours}`, publisherId, publishedAt: hour(hours) },
  )
const words = (...names: string[]) => new Set(names)
const valuesOf = (mentions: FactMention[]) =>
  findValuesReplacedByPublisher(mentions).current.map(({ value }) => value)

test('the number of a publisher’s later article replaces the earlier one, as a change at that time', () => {
  expect(findValuesReplacedByPublisher([at(0, 12), at(3, 14)])).toEqual({
    current: [at(3, 14)],
    changes: [{ publisherId: 'gazette', from: 12, to: 14, at: hour(3) }],
  })
})

test('the order of the list doesn’t matter, only the time', () => {
  expect(valuesOf([at(3, 14), at(0, 12)])).toEqual([14])
})

test('an update of the earlier article makes it the later one', () => {
  const updated = createTestMention(
    { value: 15 },
    { id: 'updated', publishedAt: hour(0), updatedAt: hour(5), firstSeenAt: hour(0) },
  )
  expect(findValuesReplacedByPublisher([updated, at(3, 14)])).toEqual({
    current: [updated],
    changes: [{ publisherId: 'gazette', from: 14, to: 15, at: hour(5) }],
  })
})

test.each([
  ['of another publisher', at(0, 12), at(3, 14, {}, 'courier')],
  ['of the same article', at(0, 12), at(0, 14)],
  ['that fits the earlier one', at(0, 10, { qualifier: 'at_least' }), at(3, 12)],
])('a number %s replaces nothing', (_, older, newer) => {
  expect(findValuesReplacedByPublisher([older, newer])).toEqual({ current: [older, newer], changes: [] })
})

test('an article of the same moment replaces nothing', () => {
  const other = createTestMention({ value: 14 }, { id: 'other', publishedAt: hour(0) })
  expect(valuesOf([at(0, 12), other])).toEqual([12, 14])
})

test('a number that the later article still states stays', () => {
  expect(findValuesReplacedByPublisher([at(0, 12), at(3, 14), at(3, 12)]).changes).toEqual([])
  expect(valuesOf([at(0, 12), at(3, 14), at(3, 12)])).toEqual([12, 14, 12])
})

test('a number of something else is only replaced in a passage that shares two fifths of its words', () => {
  const passage = (hours: number, value: number, context: Set<string>) =>
    at(hours, value, { isCasualty: false, key: 'of worker', context })
  const later = passage(3, 60, words('union', 'strike', 'port', 'Ghent', 'pay', 'Monday', 'crane'))
  expect(valuesOf([passage(0, 40, words('union', 'strike', 'a', 'b', 'c')), later])).toEqual([60])
  expect(valuesOf([passage(0, 40, words('union', 'strike', 'a', 'b', 'c', 'd')), later])).toEqual([40, 60])
})

test('a change that two earlier articles show is listed once', () => {
  const { current, changes } = findValuesReplacedByPublisher([at(0, 12), at(1, 12), at(3, 14)])
  expect(current.map(({ value }) => value)).toEqual([14])
  expect(changes).toHaveLength(1)
})
