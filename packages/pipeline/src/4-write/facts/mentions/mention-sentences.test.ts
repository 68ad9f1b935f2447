import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle } from '../../../newsroom/newsroom.fixture.ts'
import { selectPossibleFactSentences } from './mention-sentences.ts'

const select = (known: Partial<Article>) =>
  selectPossibleFactSentences(createTestArticle({ id: 'a1', title: 'Fire in Delft', ...known }), 3)
const read = (known: Partial<Article>) =>
  select(known).map(({ field, position, text }) => `${field} ${position}: ${text}`)
const FIRE = 'The fire injured 12 people.'
const ROAD = 'The road is closed.'
const NOTE = 'Correction: an earlier version said 14 people were injured.'

test('the title comes first, then the sentences of the summary and the text, each with its place', () => {
  const article = createTestArticle({
    id: 'a1',
    title: 'Fire in Delft',
    summary: ROAD,
    text: `${FIRE} ${ROAD}`,
  })
  const known = { article, report: 3 }
  expect(selectPossibleFactSentences(article, 3)).toEqual([
    { ...known, field: 'title', position: -1, offset: 0, text: 'Fire in Delft' },
    { ...known, field: 'summary', position: 0, offset: 0, text: ROAD },
    { ...known, field: 'text', position: 0, offset: 0, text: FIRE },
    { ...known, field: 'text', position: 1, offset: FIRE.length + 1, text: ROAD },
  ])
})

test('a summary that begins the text, and an empty one, are read once', () => {
  const expected = ['title -1: Fire in Delft', `text 0: ${FIRE}`, `text 1: ${ROAD}`]
  expect(read({ summary: FIRE, text: `${FIRE} ${ROAD}` })).toEqual(expected)
  expect(read({ summary: '', text: `${FIRE} ${ROAD}` })).toEqual(expected)
  expect(read({ summary: ROAD, text: `${FIRE} ${ROAD}` })).toHaveLength(4)
})

test('an article without a summary and a text has only a title', () => {
  expect(read({})).toEqual(['title -1: Fire in Delft'])
})

test('sixteen sentences of a field are read', () => {
  const read = select({ summary: `${ROAD} `.repeat(17), text: `${FIRE} `.repeat(17) })
  const positions = (field: string) =>
    read.filter((one) => one.field === field).map(({ position }) => position)
  expect(positions('summary')).toEqual([...Array(16).keys()])
  expect(positions('text')).toEqual([...Array(16).keys()])
})

test('800 characters of a sentence are read', () => {
  const long = (length: number) => `${'A long list '.repeat(100).slice(0, length - 1)}.`
  const texts = (text: string) => select({ text }).map((one) => one.text)
  expect(texts(`${long(800)} ${FIRE}`)).toEqual(['Fire in Delft', long(800), FIRE])
  expect(texts(`${long(801)} ${FIRE}`)).toEqual(['Fire in Delft', long(801).slice(0, 800), FIRE])
  const behind = select({ text: `${FIRE} ${long(900)}` }).at(-1)
  expect([behind?.offset, behind?.text]).toEqual([FIRE.length + 1, long(900).slice(0, 800)])
})

test('a correction note isn’t read, and what follows it counts from the top', () => {
  expect(read({ text: `${NOTE}\n\n${FIRE} ${ROAD}` })).toEqual([
    'title -1: Fire in Delft',
    `text 0: ${FIRE}`,
    `text 1: ${ROAD}`,
  ])
  expect(read({ text: `${FIRE}\n\n${NOTE}\n\n${ROAD}` })).toEqual([
    'title -1: Fire in Delft',
    `text 0: ${FIRE}`,
    `text 1: ${ROAD}`,
  ])
  expect(read({ text: `${FIRE}\n\nRectificatie: er waren 14 gewonden.`, language: 'nl' })).toEqual([
    'title -1: Fire in Delft',
    `text 0: ${FIRE}`,
  ])
})

test('a note in one field hides nothing in the other', () => {
  expect(read({ summary: NOTE, text: FIRE })).toEqual(['title -1: Fire in Delft', `text 0: ${FIRE}`])
  expect(read({ summary: `${ROAD}`, text: NOTE })).toEqual(['title -1: Fire in Delft', `summary 0: ${ROAD}`])
})

test.each([
  'There were 12 ships pic.twitter.com/abc',
  'There were 12 ships https://t.co/abc',
  'There were 12 ships http://t.co/abc',
  'The Port (@port) has 12 ships',
])('an embedded post isn’t read: %s', (post) => {
  expect(read({ title: post, text: `${post}\n\n${FIRE}` })).toEqual([`text 1: ${FIRE}`])
})

test.each([
  'The link twitter.com/port lists 12 ships',
  'The link https://port.example/t.co/abc lists 12 ships',
  'The port (@ the quay) has 12 ships',
  'Its account @port lists 12 ships',
])('other links and accounts hide nothing: %s', (text) => {
  expect(read({ text })).toEqual(['title -1: Fire in Delft', `text 0: ${text}`])
})
