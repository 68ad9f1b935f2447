import { expect, test } from 'vitest'
import type { RankedSentence } from './central-sentences.ts'
import { findAgreeingSentences } from './conflicts/agreeing-sentences.ts'
import { chooseDescription, type DescriptionContext, sortDescriptionSentences } from './description.ts'
import { createTestFact, createTestMention } from './facts/mention.fixture.ts'
import { createTestSentence } from './sentence/story-sentence.fixture.ts'
import type { StorySentence } from './sentence/story-sentence.ts'

/** The distinctive words of the headline. */
const HEADLINE = ['storm', 'dyke', 'beira', 'flood', 'school']
const injured = (text: string) =>
  (text.match(/\d+/g) ?? []).map((digits) => createTestMention({ value: Number(digits) }))
const frame: DescriptionContext = {
  headline: 'Storm breaks dyke of Beira, flooding schools',
  headlineWords: new Set(HEADLINE),
  numbersOf: injured,
  facts: [],
  language: 'en',
  fitsShare: () => true,
}

interface Made extends Partial<StorySentence> {
  /** The number of words in the text of the sentence, five by default. */
  length?: number
  /** How many of the headline's distinctive words are in the sentence's set `words`, two by default. */
  shared?: number
  begins?: string
}
/**
 * A sentence at a position of an article, 'a1' by default. Its set `words` is independent of its text: words
 * of the headline, and twenty words that no other sentence has.
 */
function sentence(
  position: number,
  { length = 5, shared = 2, begins = 'Item', ...known }: Made = {},
): RankedSentence {
  const text = [...begins.split(' '), ...Array.from({ length }, () => 'item')].slice(0, length).join(' ')
  const own = Array.from({ length: 20 }, (_, index) => `${known.articleId ?? 'a1'}-${position}-${index}`)
  const words = new Set([...HEADLINE.slice(0, shared), ...own])
  return {
    sentence: createTestSentence(`${text}.`, { position, words, ...known }),
    score: 1 - position / 100,
  }
}
const chosen = (ranked: RankedSentence[], known: Partial<DescriptionContext> = {}) =>
  chooseDescription(ranked, { ...frame, ...known }).map((one) => ranked.indexOf(one))
const many = (count: number, made: Made) =>
  Array.from({ length: count }, (_, position) => sentence(position, made))

test('three sentences are enough if they have sixty words, and six always', () => {
  expect(chosen(many(5, { length: 20 }))).toEqual([0, 1, 2])
  expect(chosen(many(5, { length: 19 }))).toEqual([0, 1, 2, 3])
  expect(chosen(many(8, { length: 5 }))).toEqual([0, 1, 2, 3, 4, 5])
})

test('the first sentence has four fifths of those words of the headline that any sentence has', () => {
  expect(chosen([sentence(0, { shared: 3 }), sentence(1, { shared: 5 })])).toEqual([1, 0])
  expect(chosen([sentence(0, { shared: 4 }), sentence(1, { shared: 5 })])).toEqual([0, 1])
  expect(chosen([sentence(0, { shared: 0 }), sentence(1, { shared: 0 })])).toEqual([0, 1])
})

test('only the first sentence of its article may begin with background', () => {
  const since = { begins: 'Since spring' }
  expect(chosen([sentence(0, since), sentence(1)])[0]).toBe(0)
  expect(chosen([sentence(1, since), sentence(2)])[0]).toBe(1)
})

test('a sentence that only repeats the headline is used if there is no other', () => {
  const repeated = sentence(0, { text: `${frame.headline}.`, shared: 5 })
  expect(chosen([repeated, sentence(1)])).toEqual([1])
  expect(chosen([repeated])).toEqual([0])
})

test('a sentence that depends on a missing one is left out', () => {
  const need = { position: 7, noun: 'suspect' }
  expect(chosen([sentence(0), sentence(8, { need })])).toEqual([0])
  expect(chosen([sentence(0), sentence(7), sentence(8, { need })])).toEqual([0, 1, 2])
})

test('a sentence with a noun that only the headline explains is used alone', () => {
  expect(chosen([sentence(0, { presupposed: ['move'] })])).toEqual([0])
  expect(chosen([sentence(0, { need: { position: -1, noun: 'move' } })])).toEqual([])
  expect(chosen([sentence(0, { presupposed: ['move'] })], { fitsShare: () => false })).toEqual([])
})

test('reports with different numbers aren’t combined, sentences of one report are', () => {
  const other = (number: number, articleId: string) =>
    sentence(1, { articleId, begins: `Item ${number}`, shared: 3 })
  const first = sentence(0, { begins: 'Item 12', shared: 3 })
  expect(chosen([first, other(14, 'a2')])).toEqual([0])
  expect(chosen([first, other(12, 'a2')])).toEqual([0, 1])
  expect(chosen([first, other(14, 'a1')])).toEqual([0, 1])
})

test('another report’s sentence must be about the event, and no background', () => {
  const other = (made: Made) =>
    chosen([sentence(0, { shared: 5 }), sentence(1, { articleId: 'a2', shared: 3, ...made })])
  expect(other({})).toEqual([0, 1])
  expect(other({ shared: 1 })).toEqual([0])
  expect(other({ begins: 'Since spring' })).toEqual([0])
  expect(other({ time: 'background' })).toEqual([0])
})

test('a sentence above the first is its context, unless it reports the event or opens the article as news', () => {
  const above = (first: number, position: number, made: Made = {}) =>
    chosen([sentence(first, { shared: 3 }), sentence(position, { shared: 1, ...made })])
  expect(above(2, 1)).toEqual([0])
  expect(above(2, 1, { shared: 2 })).toEqual([0, 1])
  expect(above(2, 3)).toEqual([0, 1])
  expect(above(1, 0, { begins: 'Item said' })).toEqual([0, 1])
  expect(above(2, 1, { begins: 'Item said' })).toEqual([0])
})

test('if the limit per publisher leaves no room for three sentences, shorter ones are tried after the first', () => {
  const fitsShare = (sentences: readonly StorySentence[]) =>
    sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0) <= 65
  const ranked = [20, 40, 10, 10].map((length, position) => sentence(position, { length }))
  expect(chosen(ranked)).toEqual([0, 1, 2])
  expect(chosen(ranked, { fitsShare })).toEqual([0, 2, 3])
  expect(chosen(ranked.slice(0, 2), { fitsShare })).toEqual([0, 1])
  expect(chosen(ranked.slice(0, 3), { fitsShare })).toEqual([0, 1])
})

const stating = (...texts: string[]) =>
  texts.map((text): RankedSentence => ({ sentence: createTestSentence(text), score: 0 }))
const agreeing = (texts: string[], known: Partial<DescriptionContext> = {}) =>
  findAgreeingSentences(stating(...texts), { ...frame, ...known }).map(({ sentence: { text } }) => text)

test('sentences with another number than the headline are left out', () => {
  const headline = '14 injured'
  expect(agreeing(['12 hurt', 'Rain', '14 hurt'], { headline })).toEqual(['Rain', '14 hurt'])
  expect(agreeing(['12 hurt', '14 hurt'], { headline, facts: [createTestFact()] })).toEqual(['14 hurt'])
})

test('where reports differ, sentences have the value of most reports, if any has it', () => {
  const facts = [createTestFact()]
  expect(agreeing(['14 hurt', 'Rain', '12 hurt'], { facts })).toEqual(['Rain', '12 hurt'])
  expect(agreeing(['14 hurt', 'Rain'], { facts })).toEqual(['14 hurt', 'Rain'])
  expect(agreeing(['14 hurt', '12 hurt'], { facts: [createTestFact({ agreement: 'several' })] })).toEqual([
    '14 hurt',
    '12 hurt',
  ])
})

test('a sentence that itself contrasts the values may have both', () => {
  const numbersOf = (text: string) =>
    injured(text).map((one) => ({ ...one, isDisputed: text.includes('or') }))
  expect(agreeing(['12 or 14 hurt', '14 hurt', '12 hurt'], { facts: [createTestFact()], numbersOf })).toEqual(
    ['12 or 14 hurt', '12 hurt'],
  )
})

test('sentences are read article by article, that of the best first, each from the top', () => {
  const of = (articleId: string, position: number) => sentence(position, { articleId })
  const ordered = sortDescriptionSentences([of('a2', 3), of('a1', 5), of('a2', 0), of('a1', 1)])
  expect(ordered.map(({ articleId, position }) => [articleId, position])).toEqual([
    ['a2', 0],
    ['a2', 3],
    ['a1', 1],
    ['a1', 5],
  ])
})
