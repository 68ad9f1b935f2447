import { expect, test } from 'vitest'
import { extractTextClaims } from '../../claims/index.ts'
import { findChangedNegations } from './denials.ts'

const problems = (sentence: string, passages: string | string[], language = 'en') =>
  findChangedNegations({
    language,
    sentence: extractTextClaims(sentence, language),
    passages: [passages].flat().map((text) => extractTextClaims(text, language)),
    context: () => [],
  })
const textsOf = (...given: Parameters<typeof problems>) => problems(...given).map(({ text }) => text)

test('a “not” that no passage has is found at its place', () => {
  const sentence = 'The port did not open on Friday.'
  const [problem, ...others] = problems(sentence, 'The port opened on Friday.')
  expect(problem).toEqual({ kind: 'negation', text: 'not', start: 13, end: 16 })
  expect(others).toEqual([])
  expect(problems(sentence, ['The port opened.', 'It did not open on Friday.'])).toEqual([])
})

test('a “not” that is missing is a fault of the whole sentence', () => {
  const sentence = 'The port opened on Friday.'
  expect(problems(sentence, 'The port did not open on Friday.')).toEqual([
    { kind: 'negation', text: 'not', start: 0, end: sentence.length },
  ])
})

test('a “not” may not move to another word', () => {
  const passage = 'The mayor visited the port and did not inspect the road.'
  expect(textsOf('The mayor did not visit the port.', passage)).toEqual(['not'])
  expect(textsOf('The mayor visited the port.', passage)).toEqual([])
  expect(textsOf('The mayor did not inspect the road.', passage)).toEqual([])
})

test('the denied word may be left out if the next one is still denied', () => {
  const passage = 'The union did not immediately answer the letter.'
  expect(textsOf('The union did not answer the letter.', passage)).toEqual([])
  expect(textsOf('Immediately the union did not answer the letter.', passage)).not.toEqual([])
  expect(textsOf('The union did answer the letter.', passage)).toEqual(['not'])
})

test('a sentence may state what a passage also states elsewhere without “not”', () => {
  const passage = 'The port did not open on Monday. The port will open on Friday.'
  expect(textsOf('The port will open on Friday.', passage)).toEqual([])
})

test('two negations of one word aren’t the same as one', () => {
  const [twice, once] = ['The order was not unconstitutional.', 'The order was unconstitutional.']
  expect(textsOf(twice, once)).not.toEqual([])
  expect(textsOf(once, twice)).not.toEqual([])
  expect(textsOf(twice, twice)).toEqual([])
})

test('a “not” at the end of a sentence denies the word before it', () => {
  expect(textsOf('De haven sluit niet.', 'De haven sluit niet.', 'nl')).toEqual([])
  expect(textsOf('De haven sluit niet.', 'De haven bouwt niet.', 'nl')).toEqual(['niet'])
  expect(textsOf('De haven sluit niet.', 'De haven sluit.', 'nl')).toEqual(['niet'])
})

test('the opposite of a word of a passage is found, in lower case or at the start', () => {
  const sentence = 'The court rejected the plan.'
  expect(problems(sentence, 'The court approved the plan.')).toEqual([
    { kind: 'negation', text: 'rejected', start: 10, end: 18 },
  ])
  expect(textsOf('Rising prices hit Beira.', 'Falling prices hit Beira.')).toEqual(['Rising'])
})

test('an opposite that a passage itself contains is no fault', () => {
  const sentence = 'The court rejected the plan.'
  const both = ['The court approved the road.', 'It rejected the plan.']
  expect(textsOf(sentence, both)).toEqual([])
  expect(textsOf(sentence, 'The court discussed the plan.')).toEqual([])
})
