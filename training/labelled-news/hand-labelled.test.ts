import { expect, test } from 'vitest'
import { convertDutchItems, readRecordedDay } from './hand-labelled.ts'

const feed = (...items: string[]) => ({
  publisher: 'bbc',
  bytes: Buffer.from(`<rss version="2.0"><channel><title>F</title>${items.join('')}</channel></rss>`),
})
const item = (guid: string, title: string, date = '') =>
  `<item><guid>${guid}</guid><title>${title}</title><link>https://bbc.invalid/${guid}</link>${date && `<pubDate>${date}</pubDate>`}</item>`

const day = feed(
  item('undated', 'Undated'),
  item('early', 'Early', 'Tue, 28 Apr 2020 08:00:00 GMT'),
  item('early', 'Early again', 'Tue, 28 Apr 2020 09:00:00 GMT'),
)

test('items of a recorded day come by time, each once; what has no date is of noon', () => {
  const items = readRecordedDay('2020-04-28', [day])
  expect(items.map(({ title, at }) => [title, at.toISOString()])).toEqual([
    ['Early', '2020-04-28T08:00:00.000Z'],
    ['Undated', '2020-04-28T12:00:00.000Z'],
  ])
  expect(items.map(({ group, part }) => [group, part])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('what is in no labelled group is alone, and all of a day is of one part', () => {
  const [early, undated] = readRecordedDay('2020-04-28', [day])
  const labels = { groups: [{ story: 'storm', keys: [early?.id ?? ''] }] }
  expect(readRecordedDay('2020-04-28', [day], labels).map(({ group, part }) => [group, part])).toEqual([
    ['storm', 'fitted'],
    [`alone ${undated?.id}`, 'fitted'],
  ])
  expect(readRecordedDay('2020-05-30', [day], labels).map(({ part }) => part)).toEqual(['unseen', 'unseen'])
})

test('the earlier half of the Dutch items may be fitted on', () => {
  const line = (id: string, published_at: string | null) => ({
    ...{ id, publisher: 'nos', title: id, text: null, published_at, url: null },
  })
  const lines = [
    line('later', '2024-01-01T00:00:00Z'),
    line('undated', null),
    line('first', '2020-01-01T00:00:00Z'),
  ]
  const items = convertDutchItems(lines, { groups: [{ story: 'flood', ids: ['first', 'later'] }] })
  expect(items.map(({ id, group, part }) => [id, group, part])).toEqual([
    ['first', 'flood', 'fitted'],
    ['later', 'flood', 'fitted'],
    ['undated', 'alone undated', 'unseen'],
  ])
})
