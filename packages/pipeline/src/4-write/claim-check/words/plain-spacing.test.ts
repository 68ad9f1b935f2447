import { expect, test } from 'vitest'
import { normaliseSpacing as normalise } from './plain-spacing.ts'

const normaliseSpacing = (text: string, language = 'en') => normalise(text, language)

test.each([
  ['between digits', 'They won 4 - 1 in Beira', 'They won 4-1 in Beira'],
  ['between words', 'the vice - mayor', 'the vice-mayor'],
  ['between words with accents', 'de comité - één', 'de comité-één'],
  ['between a number and a word', 'a 37 - year - old man', 'a 37-year-old man'],
])('a hyphen %s loses its spaces', (_, text, plain) => {
  expect(normaliseSpacing(text)).toBe(plain)
})

test('a dash without a word or digit on both sides keeps its spaces', () => {
  expect(normaliseSpacing('the bridge (new) - and the dyke')).toBe('the bridge (new) - and the dyke')
  expect(normaliseSpacing('the group of - 20 men')).toBe('the group of - 20 men')
})

test.each([
  ['It cost £ 159', 'It cost £159'],
  ['It cost $ 20 and € 30', 'It cost $20 and €30'],
  ['It is in $ of the bank', 'It is in $ of the bank'],
])('a sign of money stands directly before its digits: %s', (text, plain) => {
  expect(normaliseSpacing(text)).toBe(plain)
})

test('TeX’s quotation marks become ordinary ones', () => {
  expect(normaliseSpacing("He called it ``a bad plan''")).toBe('He called it "a bad plan"')
  expect(normaliseSpacing('He called it `bad')).toBe("He called it 'bad")
})

test.each([
  ["the mayor 's plan", "the mayor's plan"],
  ["the mayor ' s plan", "the mayor's plan"],
  ["they couldn 't go", "they couldn't go"],
  ["they 'll go and we 've gone, but you 're late", "they'll go and we've gone, but you're late"],
  ["he called it 'stale", "he called it 'stale"],
])('an ending with an apostrophe stands directly behind its word: %s', (text, plain) => {
  expect(normaliseSpacing(text)).toBe(plain)
})

test.each(["Het regende 's avonds", "In 't dorp regende het", "de scholieren ' s avonds"])(
  'Dutch words that begin with an apostrophe stay apart: %s',
  (text) => {
    expect(normaliseSpacing(text, 'nl')).toBe(text.replace("' s", "'s"))
  },
)

test('an apostrophe that ends a word stays there', () => {
  expect(normaliseSpacing("the workers' union")).toBe("the workers' union")
  expect(normaliseSpacing("' Go home")).toBe("'Go home")
})

test('a mark before a word that stands apart opens a quotation', () => {
  expect(normaliseSpacing('He said: ` Go home')).toBe("He said: 'Go home")
})

test.each([
  ['It has 1 , 000 seats', 'It has 1,000 seats'],
  ['The old bridge , in Beira , fell .', 'The old bridge, in Beira, fell.'],
  ['Did it fall ? Yes !', 'Did it fall? Yes!'],
  ['The old bridge ; fell', 'The old bridge ; fell'],
])('punctuation stands directly behind its word: %s', (text, plain) => {
  expect(normaliseSpacing(text)).toBe(plain)
})

test('numbers that were taken apart are joined only in a text with TeX’s quotation marks', () => {
  expect(normaliseSpacing('``36, 000 for 1. 7 million')).toBe('"36,000 for 1.7 million')
  expect(normaliseSpacing('36, 000 for 1. 7 million')).toBe('36, 000 for 1. 7 million')
})

test('a comma between two numbers of a list keeps its space', () => {
  expect(normaliseSpacing('`In 12, 24 and 5, 1000')).toBe("'In 12, 24 and 5, 1000")
})

test('text with ordinary spacing stays as it is', () => {
  const text = 'The mayor’s plan won 4-1, at £159 for 1,000 seats. “A vice-mayor,” she said – twice!'
  expect(normaliseSpacing(text)).toBe(text)
  expect(normaliseSpacing('')).toBe('')
})
