import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { extractStatedNumbers } from '../facts/contradiction.ts'
import { createTestFact, createTestFactValue } from '../facts/mention.fixture.ts'
import { createCrossLanguageVocabulary } from '../facts/vocabulary.ts'
import type { Headline } from '../headline/headline.ts'
import { chooseMajorityFactValue, rankHeadlinesByAgreement } from './headline-in-agreement.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const numbersOf = (text: string) => extractStatedNumbers(text, 'en', vocabulary)
const title = (text: string, points: number, known: Partial<Headline> = {}): Headline => ({
  text,
  articleId: text,
  words: new Set(),
  isTeaser: false,
  isOpinion: false,
  points,
  ...known,
})
const ranked = (headlines: Headline[], facts = [createTestFact()]) =>
  rankHeadlinesByAgreement(headlines, numbersOf, facts)
const pointsOf = (text: string, known: Partial<Headline> = {}) => ranked([title(text, 0, known)])[0]?.points

test('the main value is that of most reports, and the latest on a tie', () => {
  const after = new Date(TEST_NOW.getTime() + HOUR_MS)
  const main = (...values: ReturnType<typeof createTestFactValue>[]) =>
    chooseMajorityFactValue(createTestFact({ values }))?.value
  expect(main(createTestFactValue(14, 1, after), createTestFactValue(12, 2))).toBe(12)
  expect(main(createTestFactValue(12), createTestFactValue(14, 1, after))).toBe(14)
  expect(main(createTestFactValue(14, 1, after), createTestFactValue(12))).toBe(14)
  expect(main()).toBeUndefined()
})

test('the order of a fact’s values stays as it is', () => {
  const values = [createTestFactValue(14), createTestFactValue(12, 2)]
  chooseMajorityFactValue(createTestFact({ values }))
  expect(values.map(({ value }) => value)).toEqual([14, 12])
})

test('a number of casualties adds points, each of them', () => {
  expect(pointsOf('12 injured in crash')).toBeCloseTo(0.06)
  expect(pointsOf('6 dead and 12 injured in crash')).toBeCloseTo(0.12)
  expect(pointsOf('12 ships sink off Beira')).toBe(0)
})

test('a number of the minority costs more than any likeness, but only where reports differ', () => {
  expect(pointsOf('14 injured in crash')).toBeCloseTo(0.06 - 1)
  const agreed = createTestFact({ agreement: 'several' })
  expect(ranked([title('14 injured in crash', 0)], [agreed])[0]?.points).toBeCloseTo(0.06)
})

test('an opinion precedes a teaser only, whatever their points', () => {
  const order = ranked([
    title('What happened next in Beira', 4, { isTeaser: true }),
    title('Beira deserves better', 4, { isOpinion: true }),
    title('14 injured in crash', 0.1),
    title('12 injured in crash', 0.1),
  ]).map(({ text }) => text)
  expect(order).toEqual([
    '12 injured in crash',
    '14 injured in crash',
    'Beira deserves better',
    'What happened next in Beira',
  ])
})

test('a teaser or opinion has no points for its numbers', () => {
  expect(pointsOf('12 injured in crash', { isTeaser: true })).toBe(-10)
  expect(pointsOf('12 injured in crash', { isOpinion: true })).toBe(-5)
  expect(pointsOf('12 injured in crash', { isOpinion: true, isTeaser: true })).toBe(-10)
})
