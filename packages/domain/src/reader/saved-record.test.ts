import { expect, test } from 'vitest'
import { toStoryCard } from '../edition/index.ts'
import { aStory } from '../testing.ts'
import { minutesIn, savedRecord } from './saved-record.ts'

const card = toStoryCard(aStory({ categories: ['Science'] }), 'en')

test('SV-09 the application’s own record has the fields of the specification', () => {
  expect(savedRecord({ ...card, category: 'Science' }, 'Zwolle, Netherlands', '7 min read')).toEqual({
    id: 's1',
    title: 'Bridge opens in Zwolle',
    excerpt: 'The bridge took four years.',
    category: 'Science',
    location: 'Zwolle, Netherlands',
    imageUrl: '/assets/placeholder.svg',
    publishedAt: '2026-11-20T10:00:00.000Z',
    readTime: 7,
    source: 'Plainwire',
    author: 'Staff Writer',
    content: 'The bridge took four years.',
    tags: ['science'],
  })
})

test.each([
  ['7 min read', 7],
  ['12 minuten', 12],
  ['a while', 5],
  ['0 min', 5],
  ['', 5],
  [undefined, 5],
])('SV-09 the read time of %j is %d', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})
