import { expect, test } from 'vitest'
import { isHyphen, splitSentenceIntoTokens } from './pieces.ts'

const read = (sentence: string) => splitSentenceIntoTokens(sentence).map(({ kind, text }) => [kind, text])
const textsOf = (sentence: string, kind: string) =>
  splitSentenceIntoTokens(sentence)
    .filter((piece) => piece.kind === kind)
    .map(({ text }) => text)

test('a sentence is split into words, numbers, signs and punctuation marks, each with its place', () => {
  expect(splitSentenceIntoTokens('It cost €14m.')).toEqual([
    { kind: 'word', text: 'It', lower: 'it', start: 0, end: 2 },
    { kind: 'word', text: 'cost', lower: 'cost', start: 3, end: 7 },
    { kind: 'sign', text: '€', lower: '€', start: 8, end: 9 },
    { kind: 'number', text: '14', lower: '14', start: 9, end: 11 },
    { kind: 'word', text: 'm', lower: 'm', start: 11, end: 12 },
    { kind: 'mark', text: '.', lower: '.', start: 12, end: 13 },
  ])
})

test('a sentence without any of them has no pieces', () => {
  expect(splitSentenceIntoTokens('')).toEqual([])
  expect(splitSentenceIntoTokens(' 🚨 \n')).toEqual([])
})

test.each(['$', 'US$', 'A$', 'S$', 'C$', 'NZ$', 'HK$', '€', '£', '¥'])(
  'the currency sign %s is one piece, which keeps its capitals',
  (sign) => {
    const [first, ...rest] = splitSentenceIntoTokens(`${sign}5`)
    expect(first).toMatchObject({ kind: 'sign', text: sign, lower: sign })
    expect(rest.map(({ text }) => text)).toEqual(['5'])
  },
)

test('a percent sign is a sign too, and letters without a dollar sign are a word', () => {
  expect(read('12% in the US')).toEqual([
    ['number', '12'],
    ['sign', '%'],
    ['word', 'in'],
    ['word', 'the'],
    ['word', 'US'],
  ])
})

test.each([
  ['1,842 workers', ['1,842']],
  ['1.842.000 stakers', ['1.842.000']],
  ['4,5 procent', ['4,5']],
  ['a time of 2:21:14', ['2:21:14']],
  ['24 dead, 7. More', ['24', '7']],
  ['3-2', ['3', '2']],
  ['flight A320', ['320']],
])('the numbers of "%s"', (sentence, numbers) => {
  expect(textsOf(sentence, 'number')).toEqual(numbers)
})

test.each([
  ['the city’s port', ['the', 'city’s', 'port']],
  ["de foto's en auto's", ['de', "foto's", 'en', "auto's"]],
  ['workers’ rights', ['workers', 'rights']],
  ['drieëntwintig e\u0301e\u0301n', ['drieëntwintig', 'e\u0301e\u0301n']],
  ['twenty-six', ['twenty', 'six']],
])('the words of "%s"', (sentence, words) => {
  expect(textsOf(sentence, 'word')).toEqual(words)
})

test('words are compared in lower case, with a straight apostrophe', () => {
  expect(splitSentenceIntoTokens('Rock’n’Roll').map(({ lower }) => lower)).toEqual(["rock'n'roll"])
})

test('each punctuation mark is a piece', () => {
  const marks = ['-', '–', '—', '(', ')', ',', ';', ':', '.', '!', '?', '/', '“', '”', '"', '‘', '’', "'"]
  expect(read(marks.join(' '))).toEqual(marks.map((mark) => ['mark', mark]))
})

test('at most 160 pieces of a sentence are read', () => {
  expect(splitSentenceIntoTokens('ship '.repeat(160))).toHaveLength(160)
  const cut = splitSentenceIntoTokens(`${'ship '.repeat(160)}sank`)
  expect(cut).toHaveLength(160)
  expect(cut.at(-1)?.text).toBe('ship')
})

const hyphensOf = (sentence: string) => {
  const pieces = splitSentenceIntoTokens(sentence)
  return [-1, ...pieces.keys(), pieces.length].filter((at) => isHyphen(pieces, at))
}

test.each([
  ['twenty-six ships', [1]],
  ['een zege van 3–1', [4]],
  ['a 7-year-old girl', [2, 4]],
])('"%s" has hyphens between two pieces', (sentence, places) => {
  expect(hyphensOf(sentence)).toEqual(places)
})

test.each([
  ['', 'nothing'],
  ['no hyphen', 'words'],
  ['twenty—six', 'a long dash'],
  ['twenty - six', 'a dash between spaces'],
  ['twenty- six', 'a dash before a space'],
  ['twenty -six', 'a dash behind a space'],
  ['-6 degrees', 'a sign before the first number'],
  ['two- ', 'a dash at the end'],
  ['and/or', 'a slash'],
])('"%s" has none: %s', (sentence) => {
  expect(hyphensOf(sentence)).toEqual([])
})
