import type { Fact } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { extractStatedNumbers } from '../facts/contradiction.ts'
import { createTestFact, createTestFactValue } from '../facts/mention.fixture.ts'
import { createCrossLanguageVocabulary } from '../facts/vocabulary.ts'
import { createTestSentence } from '../sentence/story-sentence.fixture.ts'
import { findAgreeingSentences } from './agreeing-sentences.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const INJURED = createTestFact()
const JOBS = createTestFact({ id: 'jobs', values: [createTestFactValue(168, 2), createTestFactValue(186)] })

const TWELVE = 'A crash in Beira injured 12 people.'
const FOURTEEN = 'In Beira 14 people were injured.'
const ABOUT_TWELVE = 'Around 12 people were injured, police said.'
const DISPUTED = 'The hospital counts 14 injured people.'
const ROAD = 'The road to Beira is closed.'
const JOBS_168 = 'The plant closes with the loss of 168 jobs.'
const JOBS_186 = 'The closure means the loss of 186 jobs.'

const agreeing = (texts: string[], headline: string, facts: readonly Fact[] = [INJURED, JOBS]) => {
  const ranked = texts.map((text, index) => ({ sentence: createTestSentence(text), score: -index }))
  const found = findAgreeingSentences(ranked, {
    headline,
    headlineWords: new Set(),
    numbersOf: (text) => extractStatedNumbers(text, 'en', vocabulary),
    facts,
    language: 'en',
    fitsShare: () => true,
  })
  expect(found.every((one) => ranked.includes(one))).toBe(true)
  return found.map(({ sentence }) => sentence.text)
}

test('sentences without numbers stay, in their order', () => {
  expect(agreeing([ROAD, 'Buses run again.'], 'Crash in Beira')).toEqual([ROAD, 'Buses run again.'])
  expect(agreeing([ROAD], '14 injured in crash')).toEqual([ROAD])
  expect(agreeing([], '14 injured in crash')).toEqual([])
})

test('a sentence with another number than the headline is left out, whichever has the main value', () => {
  const all = [FOURTEEN, ROAD, TWELVE]
  expect(agreeing(all, '12 injured in crash')).toEqual([ROAD, TWELVE])
  expect(agreeing(all, '14 injured in crash')).toEqual([FOURTEEN, ROAD])
  expect(agreeing(all, '14 injured in crash', [])).toEqual([FOURTEEN, ROAD])
})

test('if the headline has no number, sentences with the main value are used if there are any', () => {
  expect(agreeing([FOURTEEN, ROAD, TWELVE], 'Crash in Beira')).toEqual([ROAD, TWELVE])
  expect(agreeing([FOURTEEN, ABOUT_TWELVE], 'Crash in Beira')).toEqual([ABOUT_TWELVE])
  expect(agreeing([FOURTEEN, ROAD], 'Crash in Beira')).toEqual([FOURTEEN, ROAD])
  const ships = 'In Beira 12 ships sank.'
  expect(agreeing([FOURTEEN, ships], 'Crash in Beira')).toEqual([FOURTEEN, ships])
})

test('a number on which reports agree, or that no fact has, stays', () => {
  const all = [FOURTEEN, ROAD, TWELVE]
  expect(agreeing(all, 'Crash in Beira', [createTestFact({ agreement: 'several' })])).toEqual(all)
  expect(agreeing(all, 'Crash in Beira', [])).toEqual(all)
  const others = [TWELVE, 'A crash in Dondo injured 30 people.']
  expect(agreeing(others, 'Crash in Beira')).toEqual(others)
})

test('a number that its sentence contrasts with another stays', () => {
  expect(agreeing([DISPUTED, TWELVE], 'Crash in Beira')).toEqual([DISPUTED, TWELVE])
  expect(agreeing([DISPUTED, TWELVE], '12 injured in crash')).toEqual([DISPUTED, TWELVE])
})

test('each fact is judged by itself', () => {
  const all = [FOURTEEN, TWELVE, JOBS_186, JOBS_168]
  expect(agreeing(all, 'Crash in Beira')).toEqual([TWELVE, JOBS_168])
  expect(agreeing(all, '14 injured in crash')).toEqual([FOURTEEN, JOBS_168])
  expect(agreeing([FOURTEEN, TWELVE, JOBS_186], 'Crash in Beira')).toEqual([TWELVE, JOBS_186])
})

test('one other number among several is enough to leave a sentence out', () => {
  const both = 'The loss of 168 jobs follows a crash in which 14 people were injured.'
  expect(agreeing([both, TWELVE, JOBS_168], 'Crash in Beira')).toEqual([TWELVE, JOBS_168])
  expect(agreeing([both, JOBS_186], 'Crash in Beira')).toEqual([both])
})

test('as many reports for each value: the later value is the main one', () => {
  const tied = createTestFact({
    values: [
      createTestFactValue(14, 1, new Date('2026-11-20T09:00:00Z')),
      createTestFactValue(12, 1, new Date('2026-11-20T10:00:00Z')),
    ],
  })
  expect(agreeing([FOURTEEN, TWELVE], 'Crash in Beira', [tied])).toEqual([TWELVE])
})
