import { expect, test } from 'vitest'
import { findChangedQuotations } from './quotations.ts'

const QUOTE = '“The wall was too low,” the mayor said.'
const texts = (sentence: string, ...passages: string[]) =>
  findChangedQuotations(sentence, passages).map(({ text }) => text)

test.each([
  ['the same words', 'The mayor said “the wall was too low”.', QUOTE],
  ['some of its words', 'The mayor called the wall “too low”.', QUOTE],
  ['other marks', "The mayor said 'the wall was too low'.", '"The wall was too low", the mayor said.'],
  ['other capitals and punctuation', 'The mayor: “The wall was, too, LOW!”', QUOTE],
  ['a contraction', 'He said “we don’t know”.', '“We do not know,” he said.'],
  ['a Dutch quotation', 'De burgemeester noemt de muur „te laag”.', '‘De muur was te laag,’ zegt zij.'],
])('words that a passage quotes may be quoted: %s', (_, sentence, passage) => {
  expect(findChangedQuotations(sentence, [passage])).toEqual([])
})

test('quoted words that no passage has are a problem, with their place in the sentence', () => {
  const sentence = 'The mayor said “the wall was too high” on Friday.'
  const start = sentence.indexOf('the wall')
  expect(findChangedQuotations(sentence, [QUOTE])).toEqual([
    { kind: 'quotation', text: 'the wall was too high', start, end: start + 'the wall was too high'.length },
  ])
  expect(texts(sentence)).toEqual(['the wall was too high'])
})

test('quoted words that a passage has without marks are a problem', () => {
  expect(texts('The mayor said “the wall was low”.', 'The wall was low, the mayor said.')).toEqual([
    'the wall was low',
  ])
  expect(texts('The mayor called it “low”.', 'The wall was low, “it rained”.')).toEqual(['low'])
  expect(texts('The mayor called it “a wall”.', '“The wall was too low,” a wall expert said.')).toEqual([
    'a wall',
  ])
})

test('words and their marks must be in the same passage', () => {
  expect(texts('The mayor called it “a mess”.', 'It was a mess.', '“It rained.”')).toEqual(['a mess'])
  expect(texts('The mayor called it “a mess”.', 'It was a mess.', '“It was a mess.”')).toEqual([])
})

test('each quotation of a sentence is judged by itself, in order', () => {
  const sentence = 'The mayor spoke of “a mess”, “too low” and “a shame”.'
  expect(texts(sentence, QUOTE)).toEqual(['a mess', 'a shame'])
  expect(texts(sentence, QUOTE, 'It was “a mess”.')).toEqual(['a shame'])
})

test('marks without words are no problem', () => {
  expect(texts('The mayor said “…”.', 'The mayor said nothing.')).toEqual([])
  expect(texts('The wall broke.', 'It was “…”, the mayor said.')).toEqual([])
  expect(texts('', '')).toEqual([])
})

test.each([
  ['a straight mark', '"It is sad. The wall was too low. It rained.'],
  ['three straight marks', '"It is sad." The wall was too low. "It rained.'],
  ['an opening mark', '“It is sad. The wall was too low. It rained.'],
  ['a low opening mark', '„It is sad. The wall was too low. It rained.'],
  ['an opening angle', '«It is sad. The wall was too low. It rained.'],
  ['a closing mark', 'It is sad. The wall was too low. It rained.”'],
  ['a closing angle', 'It is sad. The wall was too low. It rained.»'],
])('a passage with %s alone may be a part of a quotation', (_, passage) => {
  expect(texts('The mayor said “the wall was too low”.', passage)).toEqual([])
  expect(texts('The mayor said “the wall was too high”.', passage)).toEqual(['the wall was too high'])
})

test.each([
  ['straight', '"It is sad." The wall was too low. "It rained."'],
  ['curved', '“It is sad.” The wall was too low. “It rained.”'],
  ['angular', '«It is sad.» The wall was too low.'],
])('words between %s quotations aren’t quoted', (_, passage) => {
  expect(texts('The mayor said “the wall was too low”.', passage)).toEqual(['the wall was too low'])
})

test('a quotation of five words or more must keep its marks', () => {
  const sentence = 'The mayor said the wall was too low.'
  expect(findChangedQuotations(sentence, [QUOTE])).toEqual([
    { kind: 'quotation', text: 'The wall was too low,', start: 0, end: sentence.length },
  ])
  expect(texts('The mayor said the wall was low.', '“The wall was low,” the mayor said.')).toEqual([])
  expect(texts('The mayor said the wall was high.', QUOTE)).toEqual([])
  expect(texts(sentence, 'It rained.', QUOTE, '“Too low is the old wall.”')).toEqual([
    'The wall was too low,',
  ])
})

test('a quotation keeps its marks if the sentence quotes it, or parts of it', () => {
  expect(texts('The mayor said “the wall was too low”.', QUOTE)).toEqual([])
  expect(texts('“The wall” was too low.', QUOTE)).toEqual([])
  expect(texts('The wall was “too low”.', QUOTE)).toEqual([])
})

test('words around a quotation aren’t one passage', () => {
  expect(texts('The wall “of Beira” was too low.', QUOTE, 'A wall “of Beira” broke.')).toEqual([])
})

test('words outside the quotations are compared, before, between and behind them', () => {
  const passage = `${QUOTE} “I am sad,” he said. “It rained.”`
  const lost = ['The wall was too low,']
  expect(texts('The wall was too low, “I am sad” and “it rained”.', passage)).toEqual(lost)
  expect(texts('“I am sad”, the wall was too low and “it rained”.', passage)).toEqual(lost)
  expect(texts('“I am sad” and “it rained”, as the wall was too low.', passage)).toEqual(lost)
})
