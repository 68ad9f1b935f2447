import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { extractStatedNumbers, findConflictForNumber, haveContradictingNumbers } from './contradiction.ts'
import { createTestFact, createTestFactValue, createTestMention } from './mention.fixture.ts'
import type { FactMention } from './mentions/fact-mention.ts'
import { createCrossLanguageVocabulary } from './vocabulary.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const read = (text: string, language = 'en') =>
  extractStatedNumbers(text, language, vocabulary).map(({ key, value }) => [key, value])
const workers = (value: number, context: string[] = [], known: Partial<FactMention> = {}) =>
  createTestMention({ value, key: 'of worker', isCasualty: false, context: new Set(context), ...known })
const differ = (one: FactMention, other: FactMention, facts = [createTestFact({ values: [] })]) =>
  haveContradictingNumbers([one], [other], facts)
const STRIKE = createTestFact({
  id: 'of:worker',
  values: [createTestFactValue(1842), createTestFactValue(1200)],
})

test('the numbers of a sentence are read, its dates and places aren’t', () => {
  expect(read('14 people were injured in Leiden on 20 November.')).toEqual([['injured', 14]])
  expect(read('Veertien mensen raakten gewond in Leiden.', 'nl')).toEqual([['injured', 14]])
  expect(read('Nobody was injured in Leiden.')).toEqual([])
})

test('a number belongs to the row of its key that has its value, if reports differ there', () => {
  expect(findConflictForNumber(workers(1200), [createTestFact(), STRIKE])).toBe(STRIKE)
  expect(findConflictForNumber(workers(1500), [STRIKE])).toBeUndefined()
  expect(findConflictForNumber(workers(1200), [{ ...STRIKE, agreement: 'several' }])).toBeUndefined()
  expect(findConflictForNumber(workers(1200), [{ ...STRIKE, id: 'of:people' }])).toBeUndefined()
})

test('a key of several words is found too', () => {
  const field = createTestFact({ id: 'measure:square:m', values: [createTestFactValue(6000)] })
  expect(findConflictForNumber(workers(6000, [], { key: 'measure square m' }), [field])).toBe(field)
})

test('different values of one row contradict each other, equal ones don’t', () => {
  expect(differ(workers(1842), workers(1200), [STRIKE])).toBe(true)
  expect(differ(workers(1842), workers(1842), [STRIKE])).toBe(false)
  expect(differ(workers(1842), workers(1200))).toBe(false)
})

test('a number that its own text gives as disputed contradicts nothing', () => {
  expect(differ(workers(1842, [], { isDisputed: true }), workers(1200), [STRIKE])).toBe(false)
  expect(differ(workers(1842), workers(1200, [], { isDisputed: true }), [STRIKE])).toBe(false)
})

test('without a row, numbers differ in passages that share two words, up to a ratio of three', () => {
  const shared = ['union', 'port']
  expect(differ(workers(40, shared), workers(60, shared))).toBe(true)
  expect(differ(workers(40, shared), workers(60, ['union', 'mine']))).toBe(false)
  expect(differ(workers(40, shared), workers(60, shared, { key: 'of people' }))).toBe(false)
  expect(differ(workers(10, shared), workers(30, shared))).toBe(true)
  expect(differ(workers(10, shared), workers(31, shared))).toBe(false)
  expect(differ(workers(0, shared), workers(2, shared))).toBe(false)
})

test('numbers of casualties differ whatever the words around them', () => {
  expect(differ(createTestMention({ value: 12 }), createTestMention({ value: 14 }))).toBe(true)
  expect(differ(createTestMention({ value: 12 }), createTestMention({ value: 12 }))).toBe(false)
})

test('results of a match differ, times of the day don’t', () => {
  const of = (kind: FactMention['kind'], value: string) => createTestMention({ kind, key: kind, value })
  expect(differ(of('score', '3-1'), of('score', '3-2'))).toBe(true)
  expect(differ(of('time', '07:40'), of('time', '08:40'))).toBe(false)
})

test('one number among several is enough', () => {
  const [twelve, fourteen, other] = [
    createTestMention({ value: 12 }),
    createTestMention({ value: 14 }),
    workers(40),
  ]
  expect(haveContradictingNumbers([other, twelve], [other, fourteen], [])).toBe(true)
  expect(haveContradictingNumbers([other], [other], [])).toBe(false)
  expect(haveContradictingNumbers([], [twelve], [])).toBe(false)
})
