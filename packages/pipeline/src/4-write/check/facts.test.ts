import { expect, test } from 'vitest'
import { extractTextClaims } from '../../claims/index.ts'
import { type ClaimComparison, findUnprovenFacts, usesAlternativeName } from './facts.ts'

const compared = (
  sentence: string,
  passages: string[],
  context: string[],
  language = 'en',
): ClaimComparison => ({
  language,
  sentence: extractTextClaims(sentence, language),
  passages: passages.map((text) => extractTextClaims(text, language)),
  context: () => context.map((text) => extractTextClaims(text, language)),
})
const found = (sentence: string, passage: string | string[], context: string[] = [], language = 'en') =>
  findUnprovenFacts(compared(sentence, [passage].flat(), context, language)).map(
    ({ kind, text }) => `${kind}: ${text}`,
  )

test('facts of one or several passages are proven, without a look at the articles', () => {
  const sentence = '12 people died in Beira on Friday.'
  const proven = compared(sentence, ['12 people died on Friday.', 'It was in Beira.'], [])
  const context = () => {
    throw new Error('the articles were read')
  }
  expect(findUnprovenFacts({ ...proven, context })).toEqual([])
})

test('each fact that no passage has is listed with its kind, in order, words aren’t', () => {
  const passage = 'Eleven people died near Maputo on Monday.'
  expect(found('12 workers drowned near Beira on Friday.', passage)).toEqual([
    'number: 12',
    'name: Beira',
    'date: Friday',
  ])
})

test('a number has its unit', () => {
  expect(found('Prices rose by 5 percent.', 'Prices rose by five per cent.')).toEqual([])
  expect(found('Prices rose by 5 percent.', 'Prices rose by 5 euros.')).toEqual(['number: 5 percent'])
})

test('a number beside a month is a date, unless it has a unit', () => {
  expect(found('The vote is on May 4.', 'The vote is on May 3.')).toEqual(['date: 4'])
  expect(found('The vote is on 4 May.', 'The vote is on 3 May.')).toEqual(['date: 4'])
  expect(found('In May 4 percent left.', 'In May 3 percent left.')).toEqual(['number: 4 percent'])
})

test('a number may not occur more often than in the passages together', () => {
  const sentence = 'In Beira 12 left and 12 stayed.'
  const problems = findUnprovenFacts(compared(sentence, ['In Beira 12 left and others stayed.'], []))
  expect(problems.map(({ start }) => start)).toEqual([sentence.lastIndexOf('12')])
  expect(found(sentence, ['In Beira 12 left.', '12 stayed.'])).toEqual([])
})

test('a name may replace a pronoun, but not occur twice in a row', () => {
  expect(found('Kerry said that Kerry left.', 'Kerry said that he left.')).toEqual([])
  expect(found('Kerry left the House House.', 'Kerry left the House.')).toEqual(['name: House'])
})

test('an ordinary word at the start of a sentence is no name, unless a capital follows', () => {
  const passage = 'The storm hit Beira.'
  expect(found('Heavy storms hit Beira.', passage, ['The storm was heavy.'])).toEqual([])
  expect(found('Heavy storms hit Beira.', passage, ['The storm was long.'])).toEqual(['name: Heavy'])
  expect(found('Heavy Storm hit Beira.', passage, ['The storm was heavy.'])).toEqual(['name: Heavy'])
  expect(found('The Heavy storm hit Beira.', passage, ['The storm was heavy.'])).toEqual(['name: Heavy'])
})

test('a first name may come from the article, if that has it before the same surname', () => {
  const [sentence, passage] = ['In Paris Emmanuel Macron signed the law.', 'In Paris Macron signed the law.']
  expect(found(sentence, passage, ['Emmanuel Macron is the president.'])).toEqual([])
  expect(found(sentence, passage, ['Emmanuel Moulin met Macron.'])).toEqual(['name: Emmanuel'])
  expect(found(sentence, 'In Paris the president signed the law.', ['Emmanuel Macron spoke.'])).toEqual([
    'name: Emmanuel',
    'name: Macron',
  ])
})

test('a fact beside another of its kind needs the same neighbours', () => {
  expect(found('Trump criticised Kerry.', 'Kerry criticised Trump.')).toEqual(['name: Trump', 'name: Kerry'])
  expect(found('150 firms in 90 countries.', '90 firms in 150 countries.')).toEqual([
    'number: 150',
    'number: 90',
  ])
})

test.each([
  [
    'an acronym for a full name',
    'who',
    'The WHO warned Geneva.',
    'The World Health Organization spoke.',
    true,
  ],
  ['a full name for an acronym', 'health', 'The World Health Organization spoke.', 'The WHO warned.', true],
  ['another acronym', 'who', 'The WHO warned Geneva.', 'The World Trade Organization spoke.', false],
  ['an alias', 'us', 'The U.S. signed.', 'The United States signed.', true],
  ['a part of an alias', 'states', 'The United States signed.', 'The U.S. signed.', true],
  ['a Dutch alias', 'eu', 'De EU tekende.', 'De Europese Unie tekende.', true],
  ['six initials', 'beta', 'The Alpha Beta Gamma Delta Epsilon Zeta spoke.', 'The ABGDEZ spoke.', true],
  [
    'seven initials',
    'beta',
    'The Alpha Beta Gamma Delta Epsilon Zeta Eta spoke.',
    'The ABGDEZE spoke.',
    false,
  ],
  ['one initial', 'beta', 'The Beta spoke.', 'The B spoke.', false],
  ['words instead of a name', 'who', 'The WHO warned.', 'The world health organization spoke.', false],
])('%s', (_, name, sentence, passage, expected) => {
  const [mine, theirs] = [extractTextClaims(sentence, 'en'), extractTextClaims(passage, 'en')]
  const at = mine.claims.findIndex(({ folded }) => folded === name)
  const [claim] = mine.claims.slice(at, at + 1)
  if (at < 0 || !claim) throw new Error(`${name} is missing`)
  expect(usesAlternativeName(claim, at, mine, theirs)).toBe(expected)
})
