import { expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { extractStatedNumbers } from './facts/contradiction.ts'
import { createTestFact, createTestFactValue } from './facts/mention.fixture.ts'
import { createCrossLanguageVocabulary } from './facts/vocabulary.ts'
import { isMostlyQuoted, type NewsworthinessInput, rankByNewsworthiness } from './news-points.ts'
import { createTestSentence } from './sentence/story-sentence.fixture.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const calm = { clickbait: () => 0, hasDevice: () => false, voice: () => 0, loaded: () => 0 }
const input: NewsworthinessInput = {
  language: 'en',
  judge: calm,
  numbersOf: (text) => extractStatedNumbers(text, 'en', vocabulary),
  facts: [],
  voices: new Map(),
}
/** Returns the points that the ranking gives to a sentence with the text `text`. */
function points(text: string, known: Partial<NewsworthinessInput> = {}) {
  const [ranked] = rankByNewsworthiness([{ sentence: createTestSentence(text), score: 0 }], {
    ...input,
    ...known,
  })
  return ranked?.score
}
const PLAIN = 'The port of Beira was closed on Friday.'

test('a plain sentence keeps its points', () => {
  expect(points(PLAIN)).toBe(0)
})

test('a number of casualties adds points, another number none', () => {
  expect(points('In Beira 12 people were injured.')).toBeCloseTo(0.05)
  expect(points('In Beira 12 people were injured and 40 people were killed in the storm.')).toBeCloseTo(0.05)
  expect(points('In Beira 12 ships sank.')).toBe(0)
})

const workers = createTestFact({
  id: 'of:worker:1842',
  agreement: 'several',
  values: [createTestFactValue(1842, 2)],
})
const STRIKE = 'In Beira 1,842 workers went home.'
test('each fact that several reports state adds points, if its main value is in the sentence', () => {
  expect(points(STRIKE, { facts: [workers] })).toBeCloseTo(0.04)
  expect(points('In Beira 1,900 workers went home.', { facts: [workers] })).toBe(0)
  expect(points('In Beira 1,842 ships sank.', { facts: [workers] })).toBe(0)
  const minority = { ...workers, values: [createTestFactValue(900, 2), createTestFactValue(1842)] }
  expect(points(STRIKE, { facts: [minority] })).toBe(0)
})

test('a fact of a single report adds none', () => {
  const alone = { ...workers, agreement: 'single' as const, values: [createTestFactValue(1842)] }
  expect(points(STRIKE, { facts: [alone] })).toBe(0)
  expect(points(STRIKE, { facts: [{ ...alone, agreement: 'conflict' }] })).toBeCloseTo(0.04)
})

test('at most two facts of a sentence add points', () => {
  const fact = (id: string, value: number) =>
    createTestFact({ id, agreement: 'several', values: [createTestFactValue(value, 2)] })
  const facts = [fact('of:worker', 1842), fact('money:EUR', 40_000_000), fact('percentage:%', 17)]
  expect(points('It cost 1,842 workers 40 million euros.', { facts })).toBeCloseTo(0.08)
  expect(points('It cost 1,842 workers 40 million euros, 17 percent more.', { facts })).toBeCloseTo(0.08)
})

test('a sentence that is mostly a quotation loses points, unless it has a number', () => {
  expect(points('“The dyke broke in one night,” Ana Sitoe said.')).toBeCloseTo(-0.06)
  expect(points('“The dyke broke and 12 ships sank,” Ana Sitoe said.')).toBe(0)
})

test('loaded words cost points from even odds on', () => {
  expect(points(PLAIN, { judge: { ...calm, loaded: () => 0.5 } })).toBeCloseTo(-0.04)
  expect(points(PLAIN, { judge: { ...calm, loaded: () => 0.49 } })).toBe(0)
})

test('the voice of an article, and that of a sentence, cost points in proportion', () => {
  expect(points(PLAIN, { voices: new Map([['a1', 0.5]]) })).toBeCloseTo(-0.05)
  expect(points(PLAIN, { voices: new Map([['a2', 0.5]]) })).toBe(0)
  expect(points(PLAIN, { judge: { ...calm, voice: () => 2 } })).toBeCloseTo(-0.08)
  expect(points(PLAIN, { judge: { ...calm, voice: () => -1 } })).toBeCloseTo(0.04)
})

test('sentences are sorted by all their points, the best first', () => {
  const ranked = [
    { sentence: createTestSentence(PLAIN), score: 0.5 },
    { sentence: createTestSentence('In Beira 12 people were injured.'), score: 0.46 },
    { sentence: createTestSentence('In Beira 14 people were injured.'), score: 0.44 },
  ]
  expect(rankByNewsworthiness(ranked, input).map(({ sentence }) => sentence.text.slice(0, 11))).toEqual([
    'In Beira 12',
    PLAIN.slice(0, 11),
    'In Beira 14',
  ])
  expect(ranked.map(({ score }) => score)).toEqual([0.5, 0.46, 0.44])
})

test('a text is mostly a quotation if two fifths of it are inside the marks', () => {
  expect(isMostlyQuoted('“abcdef” 0123456789a')).toBe(true)
  expect(isMostlyQuoted('“abcdef” 0123456789ab')).toBe(false)
  expect(isMostlyQuoted('No quotation at all.')).toBe(false)
})
