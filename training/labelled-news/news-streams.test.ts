import { expect, test } from 'vitest'
import { splitByKey } from '../splits.ts'
import { convertAggregatorItems, convertUsNewsLines } from './news-streams.ts'

const line = (id: string, date: string, story: string | null) => ({
  ...{
    id,
    date,
    source: 'Times',
    url: `https://times.invalid/${id}`,
    title: id,
    text: 'Text',
    story_id: story,
  },
})

test('US articles come by day; a story of one article, or of articles before 2016, is no label', () => {
  const lines = [
    line('b', '2016-02-02', 'story'),
    line('a', '2016-02-01', 'story'),
    line('c', '2016-02-03', 'alone'),
    line('old', '2015-12-31', 'alone'),
    line('d', '2016-02-04', null),
  ]
  const items = convertUsNewsLines(lines, 'allsides_stream')
  expect(items.map(({ id, group }) => [id, group])).toEqual([
    ['a', 'story'],
    ['b', 'story'],
    ['c', undefined],
    ['d', undefined],
  ])
  expect(items.map(({ part }) => part)).toEqual([
    splitByKey('story'),
    splitByKey('story'),
    undefined,
    undefined,
  ])
  expect(items[0]?.at).toEqual(new Date('2016-02-01T12:00:00Z'))
})

test('the later US stream is unseen as a whole; a set without a split is an error', () => {
  const lines = [line('a', '2018-08-01', 'story'), line('b', '2018-08-01', 'story')]
  expect(convertUsNewsLines(lines, 'allsides_later').map(({ part }) => part)).toEqual(['unseen', 'unseen'])
  expect(() => convertUsNewsLines(lines, 'unknown')).toThrow(/unknown/)
})

test('titles of the aggregator have the part of their topic', () => {
  const about = { id: '1', title: 'T', publisher: 'P', url: '', date: '2014-03-10T12:00:00Z' }
  const items = ['t1', 't2', 't3'].map((story_id) => ({ ...about, story_id }))
  expect(convertAggregatorItems(items).map(({ part }) => part)).toEqual(['t1', 't2', 't3'].map(splitByKey))
})
