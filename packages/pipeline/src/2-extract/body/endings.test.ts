import { expect, test } from 'vitest'
import type { TextBlock } from './blocks.ts'
import { removeBlocksAfterArticle } from './endings.ts'

const SENTENCE =
  'The council voted on Tuesday to close the quays to cars after a debate that lasted four hours.'
const block = (text: string): TextBlock => ({ text, characters: text.length, linkCharacters: 0 })
const kept = (...texts: string[]) => removeBlocksAfterArticle(texts.map(block)).map(({ text }) => text)

test.each([
  'About us',
  'Related articles',
  'Recent posts',
  'You may also like',
  'More from this writer',
  'Comments (12)',
  'Notes to editors',
  'Over ons',
  'Lees ook',
  'Meer nieuws',
])('behind "%s" the article is over', (heading) => {
  expect(kept(SENTENCE, SENTENCE, heading, 'Something else entirely.')).toEqual([SENTENCE, SENTENCE])
})

test.each([
  ['About Gazette Holdings', 'Gazette Holdings prints papers.'],
  ['Over Bakker & Zonen', 'Familiebedrijf Bakker bakt brood.'],
])('a press release ends behind "%s"', (heading, about) => {
  expect(kept(SENTENCE, SENTENCE, heading, about)).toEqual([SENTENCE, SENTENCE])
  expect(kept(SENTENCE, SENTENCE, heading, 'She was asked about it too.')).toHaveLength(4)
})

test.each([
  'About 40 people were hurt',
  'About that letter',
  'About time, too.',
  'Recent history',
  'What is next for the quays',
])('behind "%s" it is not', (heading) => {
  expect(kept(SENTENCE, SENTENCE, heading, 'More of it.')).toHaveLength(4)
})

test('a heading of that kind with much text after it doesn’t end the article', () => {
  expect(kept(SENTENCE, 'Related articles', SENTENCE, SENTENCE)).toHaveLength(4)
})

test.each([
  "Ana Whitcombe is the Gazette's deal curator and lives in Beira.",
  'Ana Maria Whitcombe is a freelance writer living in Beira.',
  'Send a tip to the desk, or follow her on Twitter at @whitcombe.',
])('the writer is no part of the article: %s', (bio) => {
  expect(kept(SENTENCE, SENTENCE, bio)).toEqual([SENTENCE, SENTENCE])
})

test('nor left out in the middle, where an article is about a writer', () => {
  const about = 'Ana Whitcombe was a reporter before she became a judge.'
  expect(kept(SENTENCE, about, SENTENCE, SENTENCE, SENTENCE, SENTENCE)).toContain(about)
})

test('thousands of such headings cost no time', () => {
  expect(
    removeBlocksAfterArticle(Array.from({ length: 20_000 }, () => block('Related articles'))).length,
  ).toBeGreaterThan(9_000)
})
