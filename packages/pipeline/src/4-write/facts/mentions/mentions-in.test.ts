import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../../newsroom/newsroom.fixture.ts'
import { createCrossLanguageVocabulary } from '../vocabulary.ts'
import { findFactMentions } from './mentions-in.ts'

const vocabulary = createCrossLanguageVocabulary(testNewsroomData.dutchEnglish.terms)
const mentions = (text: string, known: Partial<Article> = {}) =>
  findFactMentions(createTestArticle({ id: 'a1', title: '', text, ...known }), 3, vocabulary)
const read = (text: string, known?: Partial<Article>) =>
  mentions(text, known).map(({ subject, value }) => `${subject} ${value}`)

test('a mention shows the number with what happened, at its place in the article', () => {
  const text = 'A tram left the rails. In the crash 14 people were injured.'
  const [found] = mentions(text)
  expect(found).toMatchObject({ key: 'injured', value: 14, report: 3, field: 'text', position: 1 })
  expect(text.slice(found?.start, found?.end)).toBe('14 people were injured')
})

test('a mention of a thing shows its noun, in the words of the article', () => {
  const [found] = mentions('The city put up 2,317 parcel lockers.')
  expect(found).toMatchObject({ subject: 'lockers', noun: 'parcel lockers', isCasualty: false })
})

test('title, summary and text are read; a summary that only begins the text once', () => {
  const known = { title: '12 injured in crash', summary: '13 injured in crash.' }
  expect(
    mentions('14 injured in crash.', known).map(({ field, position, value }) => [field, position, value]),
  ).toEqual([
    ['title', -1, 12],
    ['summary', 0, 13],
    ['text', 0, 14],
  ])
  const begins = { summary: '14 injured in crash.' }
  expect(mentions('14 injured in crash. The road is closed.', begins).map(({ field }) => field)).toEqual([
    'text',
  ])
})

test.each([
  ['another number beside the total', 'Another 12 people were injured.'],
  ['more than were counted before', 'Some 12 more people were injured.'],
  ['a part of a whole', 'The police held 12 of the strikers.'],
  ['a ratio', 'About 12 in 100 have it.'],
  ['a result without a contest', 'The tables stand in a 3-2 order.'],
  ['a small measure in words', 'It took two hours.'],
  ['what has no plural', 'There were 12 in the hall.'],
  ['an embedded post', 'There were 12 ships pic.twitter.com/abc'],
  ['a compound', 'It was a 12-ships fleet.'],
])('not a fact: %s', (_, text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['a result', 'The hosts won 3-2.', ['score 3-2']],
  ['a vote', 'The council voted by 31 to 24.', ['score 31-24']],
  ['a measure in words', 'It took three hours.', ['measure 3']],
  ['a small measure in digits', 'It took 2 hours.', ['measure 2']],
  ['an amount', 'It cost 40 million euros.', ['money 40000000']],
  ['a thing four words behind its number', 'It has 12 big wide red doors.', ['doors 12']],
  ['nothing five words behind', 'It has 12 big wide red wooden doors.', []],
  ['police officers', 'There were 12 police officers.', ['officers 12']],
])('%s: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a time of the day and the time of a race are different facts', () => {
  const keys = (text: string) => mentions(text).map(({ key, value }) => `${key} ${value}`)
  expect(keys('It began at 7.40 p.m. on deck.')).toEqual(['clock 19:40'])
  expect(keys('She finished it after 2:21:14.')).toEqual(['finish 2:21:14'])
})

test('the first sixteen sentences of a field are read, and 800 characters of each', () => {
  const behind = (count: number) => `${'The fire spread fast. '.repeat(count)}There were 12 injured.`
  expect([read(behind(15)), read(behind(16))]).toEqual([['injured 12'], []])
  const within = (count: number) => `The ${'extraordinarily '.repeat(count)}long list has 12 dead.`
  expect([read(within(47)), read(within(50))]).toEqual([['dead 12'], []])
})

test('a possibility and a disputed number are marked', () => {
  const marks = (text: string) =>
    mentions(text).map(({ isTentative, isDisputed }) => [isTentative, isDisputed])
  expect(marks('The storm left 12 dead.')).toEqual([[false, false]])
  expect(marks('The storm could leave 12 dead.')).toEqual([[true, false]])
  expect(marks('The toll is higher than the 12 dead on Friday.')).toEqual([[false, true]])
})

const STRIKE = 'The union said 1,842 workers had registered.'
test('a number that an article contrasts with the previous one is the other side of it', () => {
  const [union, company] = mentions(`${STRIKE} The company put the number at about 1,200.`)
  expect(company).toMatchObject({ key: union?.key, value: 1200, position: 1, isDisputed: true })
  expect(company?.rivalTo).toBe(union)
})

test('no number is contrasted with itself, one more than five times as large, or one further away', () => {
  const rivals = (text: string) => mentions(text).filter(({ rivalTo }) => rivalTo).length
  expect(rivals(`${STRIKE} The company put the number at 1,842.`)).toBe(0)
  expect(rivals(`${STRIKE} The company put the number at 369.`)).toBe(1)
  expect(rivals(`${STRIKE} The company put the number at 368.`)).toBe(0)
  expect(rivals(`${STRIKE} It rained all day. The company put the number at 1,200.`)).toBe(0)
})
