import { expect, test } from 'vitest'
import { splitByKey } from '../splits.ts'
import { convertEventItems } from './reported-by-three.ts'

test('the reports of an event are of different publishers, by the moments that the reader sets', () => {
  const articles = [
    { title: 'A', lead: 'First.' },
    { title: 'B', lead: null },
  ]
  const lines = [{ story_id: 'event', articles }]
  const items = convertEventItems(lines, (tenths, position) => new Date(tenths * 10 - position))
  expect(items.map(({ id, title, text }) => [id, title, text])).toEqual([
    ['event-1', 'B', ''],
    ['event-0', 'A', 'First.'],
  ])
  expect(new Set(items.map(({ publisher }) => publisher)).size).toBe(2)
  expect(items.map(({ group, part }) => [group, part])).toEqual([
    ['event', splitByKey('event')],
    ['event', splitByKey('event')],
  ])
})
