import { expect, test } from 'vitest'
import { attachEvidence, findSupportingPassages } from './evidence-of.ts'
import { createTestSentence } from './sentence/story-sentence.fixture.ts'
import type { StorySentence } from './sentence/story-sentence.ts'

const WORDS = ['dyke', 'broke', 'beira', 'six', 'people', 'friday', 'storm', 'mayor', 'port']
/** A sentence of an article, whose first `shared` distinctive words are the same in all articles. */
const of = (articleId: string, text: string, shared = 9, known: Partial<StorySentence> = {}) =>
  createTestSentence(text, {
    articleId,
    words: new Set(WORDS.map((word, index) => (index < shared ? word : `${articleId}-${word}`))),
    ...known,
  })
const TEXT = 'The dyke broke in Beira, killing 6 people.'
const own = of('a1', TEXT, 9, { start: 10, end: 52 })
const articlesOf = (...all: StorySentence[]) =>
  findSupportingPassages(own, all).map(({ articleId }) => articleId)

test('the passage that a sentence was taken from comes first', () => {
  const other = of('a2', TEXT, 9, { field: 'summary', start: 3, end: 45 })
  expect(findSupportingPassages(own, [other, own])).toEqual([
    { articleId: 'a1', field: 'text', start: 10, end: 52 },
    { articleId: 'a2', field: 'summary', start: 3, end: 45 },
  ])
  expect(attachEvidence(own, [])).toEqual({ text: TEXT, evidence: findSupportingPassages(own, []) })
})

test('a passage needs 55% of the words', () => {
  expect(articlesOf(of('a2', TEXT, 5))).toEqual(['a1', 'a2'])
  expect(articlesOf(of('a2', TEXT, 4))).toEqual(['a1'])
})

test('a passage has every number of the sentence; it may have more', () => {
  expect(articlesOf(of('a2', 'In Beira 6 people died on 20 November.'))).toEqual(['a1', 'a2'])
  expect(articlesOf(of('a2', 'In Beira 7 people died.'))).toEqual(['a1'])
  expect(articlesOf(of('a2', 'In Beira people died.'))).toEqual(['a1'])
})

test('each article is cited once, with its first such passage', () => {
  const [first, second] = [of('a2', TEXT, 9, { start: 1 }), of('a2', TEXT, 9, { start: 100 })]
  expect(findSupportingPassages(own, [of('a2', TEXT, 1), first, second]).map(({ start }) => start)).toEqual([
    10, 1,
  ])
  expect(articlesOf(of('a1', TEXT))).toEqual(['a1'])
})

test('at most four passages are cited', () => {
  expect(articlesOf(...['a2', 'a3', 'a4', 'a5'].map((id) => of(id, TEXT)))).toEqual(['a1', 'a2', 'a3', 'a4'])
})
