import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle, createTestArticleReading } from '../../newsroom/newsroom.fixture.ts'
import { createTestSentence } from '../sentence/story-sentence.fixture.ts'
import { collectLeadWordsByReport, computeCommentaryShares } from './headline-context.ts'

const source = (report: number, known: Partial<Article> = {}) => ({
  article: createTestArticle({ id: `a${report}`, ...known }),
  report,
  publisher: undefined,
})
const saying = (...words: string[]) => createTestSentence('', { words: new Set(words) })

test('the first two sentences of an article are the lead of its report', () => {
  const sentences = [saying('dyke', 'beira'), saying('storm'), saying('fish')]
  expect(collectLeadWordsByReport([source(0)], [sentences])).toEqual(
    new Map([[0, new Set(['dyke', 'beira', 'storm'])]]),
  )
  expect(collectLeadWordsByReport([source(0)], [sentences.slice(0, 1)])).toEqual(
    new Map([[0, new Set(['dyke', 'beira'])]]),
  )
})

test('copies of one report share its lead, other reports have their own', () => {
  const sentences = [[saying('dyke')], [saying('storm', 'dyke')], [saying('fish')]]
  expect(collectLeadWordsByReport([source(4), source(4), source(2)], sentences)).toEqual(
    new Map([
      [4, new Set(['dyke', 'storm'])],
      [2, new Set(['fish'])],
    ]),
  )
})

test('an article without sentences has a lead without words, no article none', () => {
  expect(collectLeadWordsByReport([source(0), source(1)], [[]])).toEqual(
    new Map([
      [0, new Set()],
      [1, new Set()],
    ]),
  )
  expect(collectLeadWordsByReport([], [])).toEqual(new Map())
})

const NEWS = 'The dyke of Beira broke on Friday, officials said.'
const OWN_VIEW = 'We must ask how this could happen.'
const COMMENT = 'Needless to say, the mayor was absent.'
const shares = (texts: string[], known: Partial<Article> = {}, language: 'en' | 'nl' = 'en') =>
  computeCommentaryShares([source(0, known)], [texts.map((text) => createTestSentence(text))], language).get(
    'a0',
  )

test.each([
  ['no sentence', [], 0],
  ['news', [NEWS, NEWS], 0],
  ['a view of the author', [OWN_VIEW, NEWS, NEWS, NEWS], 0.25],
  ['a comment', [NEWS, COMMENT], 0.5],
  ['a view and a comment', [OWN_VIEW, NEWS, COMMENT, NEWS], 0.5],
  ['views', [OWN_VIEW, COMMENT], 1],
  ['a question', ['How could the dyke break?', NEWS], 0.5],
  ['a quoted view', ['“We must ask how,” the mayor said.', NEWS], 0],
])('the share of an article with %s', (_, texts, expected) => {
  expect(shares(texts)).toBe(expected)
})

test('sentences are judged by the rules of their language', () => {
  const dutch = ['Wij moeten het weten.', 'De dijk van Beira brak vrijdag.']
  expect(shares(dutch, {}, 'nl')).toBe(0.5)
  expect(shares(dutch, {}, 'en')).toBe(0)
})

test('an opinion piece is in the author’s voice altogether', () => {
  expect(shares([NEWS], { reading: createTestArticleReading({ isOpinion: true }) })).toBe(1)
  expect(shares([NEWS], { reading: createTestArticleReading({ isOpinion: false }) })).toBe(0)
  expect(shares([NEWS], { reading: createTestArticleReading() })).toBe(0)
})

test('each article has its own share; one whose sentences weren’t read has none', () => {
  const sentences = [[createTestSentence(NEWS)], [createTestSentence(COMMENT)]]
  expect(computeCommentaryShares([source(0), source(1), source(2)], sentences, 'en')).toEqual(
    new Map([
      ['a0', 0],
      ['a1', 1],
      ['a2', 0],
    ]),
  )
  expect(computeCommentaryShares([], [], 'en')).toEqual(new Map())
})
