import { expect, test } from 'vitest'
import { buildRssFeed, parseTestFeed } from '../testing.ts'
import { countItemStartTags } from './repair-items.ts'

test.each([
  ['<item><item/><item a="1"><items>', 'item', 3],
  ['<item', 'item', 0],
  ['<items><itemize>', 'item', 0],
  ['<entry>\n<entry\n>', 'entry', 2],
  ['<item>', '', 0],
])('%j has the tag %s %i times', (source, tag, count) => {
  expect(countItemStartTags(source, tag)).toBe(count)
})

const item = (title: string, more = '') =>
  `<item><title>${title}</title><link>https://news.example/${title}</link>${more}</item>`
const titles = (inside: string) => parseTestFeed(buildRssFeed(inside)).entries.map(({ title }) => title)

test.each([
  ['a comment', '<!-- '],
  ['a CDATA section', '<description><![CDATA[ '],
  ['a quotation mark', '<a href="'],
])('%s that is left open costs no other entry', (_name, open) => {
  expect(titles(item('one') + item('two', open) + item('three') + item('four'))).toEqual(
    expect.arrayContaining(['one', 'three', 'four']),
  )
})

test('a scrap of an item with neither a name nor an address is no entry', () => {
  expect(titles(`${item('one')}<item><link>https://news.example/x</link></item><!-- <item></item>`)).toEqual([
    'one',
    '',
  ])
})
