import { expect, test } from 'vitest'
import { extractTextClaims } from '../../claims/index.ts'
import { findUnrelatedPassages } from './support.ts'

const problems = (sentence: string, passages: string[]) =>
  findUnrelatedPassages({
    language: 'en',
    sentence: extractTextClaims(sentence, 'en'),
    passages: passages.map((text) => extractTextClaims(text, 'en')),
    context: () => [],
  })
const isRelated = (sentence: string, ...passages: string[]) => problems(sentence, passages).length === 0

/** A sentence of ten words and names. */
const TEN = 'Mayor Celestino Mabunda reopened schools, roads, bridges, harbours, markets, shops.'

test('a sentence without a passage is a fault as a whole', () => {
  expect(problems('Engineers closed roads.', [])).toEqual([
    { kind: 'source', text: 'Engineers closed roads.', start: 0, end: 23 },
  ])
})

test('passages together contain three quarters of the words', () => {
  const sentence = 'Engineers closed roads quickly.'
  expect(isRelated(sentence, 'Engineers closed roads.')).toBe(true)
  expect(isRelated(sentence, 'Engineers closed bridges.')).toBe(false)
  expect(isRelated(sentence, 'Engineers closed bridges.', 'Roads were dry and engineers slow.')).toBe(true)
})

test('each passage contains three tenths of the words', () => {
  expect(isRelated(TEN, TEN, 'Farmers sold schools, roads, bridges.')).toBe(true)
  expect(isRelated(TEN, TEN, 'Farmers sold schools, roads.')).toBe(false)
})

test('a short passage that only names somebody of the sentence may be cited beside another', () => {
  const named = (times: number) => `${'Mabunda, '.repeat(times)}the mayor.`
  expect(isRelated(TEN, TEN, 'Mayor Mabunda.')).toBe(true)
  expect(isRelated(TEN, TEN, 'Mayor Mabunda slept.')).toBe(false)
  expect(isRelated(TEN, TEN, named(7))).toBe(true)
  expect(isRelated(TEN, TEN, named(8))).toBe(false)
  expect(isRelated(TEN, 'Mayor Mabunda.')).toBe(false)
})

test('numbers and dates don’t count, and one word proves nothing', () => {
  expect(isRelated('Engineers closed 12 roads on Monday.', 'Engineers closed 9 roads on Friday.')).toBe(true)
  expect(isRelated('Rain on Monday.', 'Engineers closed roads.')).toBe(true)
  expect(isRelated('Rain fell on Monday.', 'Engineers closed roads.')).toBe(false)
})

test('another name of an organisation counts as the same', () => {
  const sentence = 'The World Health Organization spoke.'
  expect(isRelated(sentence, 'The WHO spoke.')).toBe(true)
  expect(isRelated(sentence, 'The WTO spoke.')).toBe(false)
})
