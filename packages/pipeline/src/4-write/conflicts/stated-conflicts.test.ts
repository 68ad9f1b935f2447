import type { Language } from '@plainwire/domain/language'
import type { Fact } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createTestFact, createTestFactValue } from '../facts/mention.fixture.ts'
import { createCrossLanguageVocabulary } from '../facts/vocabulary.ts'
import { findConflictsInText, mentionsConflictingValue } from './stated-conflicts.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const values = (...given: [value: number | string, reports: number][]) =>
  given.map(([value, reports]) => createTestFactValue(value, reports))
const INJURED = createTestFact()
const JOBS = createTestFact({ id: 'jobs', values: values([168, 2], [186, 1]) })
const WORKERS = createTestFact({ id: 'of:worker', values: values([14_800, 2], [18_400, 1]) })
const HOURS = createTestFact({ id: 'measure:hour', kind: 'measure', values: values([11, 2], [14, 1]) })
const EUROS = createTestFact({ id: 'money:EUR', kind: 'money', values: values([240e6, 2], [260e6, 1]) })
const SCORE = createTestFact({ id: 'score', kind: 'score', values: values(['3-1', 2], ['3-2', 1]) })
const DEAD = createTestFact({ id: 'dead' })
const SHARE = createTestFact({ id: 'percentage:%', kind: 'percentage', values: values([5, 2], [7, 1]) })
const LENGTH = createTestFact({ id: 'measure:km', kind: 'measure', values: values([11, 2], [14, 1]) })
const AREA = createTestFact({ id: 'measure:square:km', kind: 'measure', values: values([11, 2], [14, 1]) })
const FACTS = [INJURED, DEAD, JOBS, WORKERS, HOURS, EUROS, SCORE, SHARE, LENGTH, AREA]

const conflicts = (text: string, facts: readonly Fact[] = FACTS, language: Language = 'en') =>
  findConflictsInText(text, language, facts, vocabulary)

test.each([
  ['en', '12 people were injured in Beira.', '12 people'],
  ['en', '12 People Injured in Beira', '12 People Injured'],
  ['nl', 'Er zijn 14 mensen gewond geraakt.', '14 mensen gewond geraakt'],
  ['en', 'The plant closes with the loss of 186 jobs.', '186 jobs'],
  ['en', 'Beira will lose 186 jobs overnight.', '186 jobs'],
  ['en', '186 workers will lose their jobs.', '186 workers'],
  ['en', '186 Workers Will Lose Their Jobs', '186 Workers'],
  ['en', '186 people losing their jobs met in Beira.', '186 people'],
  ['nl', 'In Beira staken 18.400 werknemers.', '18.400 werknemers'],
  ['nl', '186 arbeiders verliezen hun baan.', '186 arbeiders'],
  ['en', 'Some 14,800 dock workers struck.', '14,800 dock workers'],
  ['en', '18,400 workers were on strike.', '18,400 workers'],
  ['en', 'A 14-hour outage hit Beira.', '14-hour'],
  ['en', 'The outage lasted 14 hours.', '14 hours'],
  ['nl', 'De storing duurde 14 uur.', '14 uur'],
  ['en', 'The plant cost €260m.', '€260m'],
  ['nl', 'De fabriek kostte 260 miljoen euro.', '260 miljoen euro'],
  ['en', 'Beira won 3-2.', '3-2'],
  ['en', '(The flood killed 14).', '14'],
  ['en', 'The plant cost € 260 million.', '€ 260 million'],
  ['nl', 'De fabriek kostte € 260 miljoen.', '€ 260 miljoen'],
  ['en', 'Unemployment rose to 5 % in Beira.', '5 %'],
  ['en', 'Unemployment rose to 5 per cent in Beira.', '5 per cent'],
  ['nl', 'De werkloosheid steeg naar 5 procent in Beira.', '5 procent'],
  ['en', 'The lake of Beira is 14 km² large.', '14 km²'],
] as const)('%s: "%s" states the number "%s"', (language, text, expected) => {
  expect(conflicts(text, FACTS, language).map(({ start, end }) => text.slice(start, end))).toEqual([expected])
})

test('an area is no length', () => {
  expect(conflicts('The lake of Beira is 14 km² large.', [LENGTH])).toEqual([])
  expect(conflicts('The lake of Beira is 14 km long.', [AREA])).toEqual([])
})

test('a text without numbers, or on which no reports differ, states no conflict', () => {
  expect(conflicts('The dyke broke in Beira.')).toEqual([])
  expect(conflicts('', [])).toEqual([])
  expect(conflicts('12 people were injured.', [])).toEqual([])
  expect(conflicts('12 people were injured.', [createTestFact({ agreement: 'several' })])).toEqual([])
  expect(conflicts('13 people were injured.', [INJURED])).toEqual([])
})

test('a conflict is given with its other value, the first that contradicts the number', () => {
  const [twelve, fourteen] = INJURED.values
  expect(conflicts('12 people were injured.')).toMatchObject([{ fact: INJURED, other: fourteen }])
  expect(conflicts('14 people were injured.')).toMatchObject([{ fact: INJURED, other: twelve }])
  const three = createTestFact({ values: values([12, 2], [17, 1], [19, 1]) })
  expect(conflicts('12 people were injured.', [three])[0]?.other.value).toBe(17)
  expect(conflicts('19 people were injured.', [three])[0]?.other.value).toBe(12)
})

test('a fact whose values can all be true with the number is no conflict', () => {
  const rounded = createTestFact({ id: 'of:worker', values: values([15_000, 1], [14_800, 1]) })
  expect(conflicts('Some 15,000 workers struck.', [rounded])).toEqual([])
})

test('only the first number of a conflict is given, and the conflicts are in the order of the text', () => {
  const text = '186 jobs go. 14 were hurt: 12 people were injured in Beira, 14 people were injured in Dondo.'
  const found = conflicts(text, [INJURED, JOBS])
  expect(found.map(({ fact }) => fact.id)).toEqual(['jobs', 'injured'])
  expect(found.map(({ start }) => start)).toEqual([0, text.indexOf('12')])
})

test.each([
  ['most reports', values([12, 2], [14, 1]), 12, true],
  ['fewer reports', values([12, 2], [14, 1]), 14, false],
  ['as many reports as another', values([12, 1], [14, 1]), 14, true],
  ['as many reports as the other', values([12, 1], [14, 1]), 12, true],
])('whether a number is the main one: that of %s', (_, given, number, expected) => {
  expect(conflicts(`${number} people were injured.`, [createTestFact({ values: given })])).toMatchObject([
    { isMain: expected },
  ])
})

test.each([
  ['the other value', 'The firm speaks of 168 jobs.', true],
  ['the same value', 'The firm speaks of 186 jobs.', false],
  ['another value', 'The firm speaks of 190 jobs.', false],
  ['the other value as an amount of money', 'It costs 168 euros.', false],
  ['the other value among others', 'In Beira 186 jobs go, 168 jobs in Dondo.', true],
  ['no number', 'The firm speaks of jobs.', false],
])('a text that has %s', (_, text, expected) => {
  const [conflict] = conflicts('The union says that 186 jobs go.')
  if (!conflict) throw new Error('the conflict is missing')
  expect(mentionsConflictingValue(text, conflict, 'en', vocabulary)).toBe(expected)
})
