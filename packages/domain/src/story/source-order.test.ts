import { expect, test } from 'vitest'
import { bySourceOrder } from './source-order.ts'

const source = (name: string, isMajor: boolean, hour?: number) => ({
  name,
  isMajor,
  publishedAt: hour === undefined ? undefined : new Date(Date.UTC(2026, 10, 20, hour)),
})

test('SM-04 major outlets stand first, then the newest, undated last', () => {
  const sources = [
    source('old', false, 8),
    source('undated', false),
    source('major', true, 6),
    source('new', false, 9),
  ]
  expect(sources.sort(bySourceOrder).map(({ name }) => name)).toEqual(['major', 'new', 'old', 'undated'])
})
