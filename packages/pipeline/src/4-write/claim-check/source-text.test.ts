import { expect, test } from 'vitest'
import { createTestSource, testInterchangeableWords } from './interchangeable.fixture.ts'
import { listAcronymCandidates, SourceText } from './source-text.ts'
import { tokeniseClaimText } from './words/items.ts'

/** The words of a source that support a word of a claim, and whether they are that word itself. */
function support(source: string, claim: string, word: string) {
  const text = createTestSource(source)
  const item = tokeniseClaimText(claim, 'en', text.capitals).items.find(({ folded }) => folded === word)
  if (!item) throw new Error(`${word} is missing`)
  const { at, isExact } = text.support(item)
  return { words: at.map((place) => text.items[place]?.folded), isExact }
}
const NONE = { words: [], isExact: false }

test.each([
  ['the word', 'The port closed. The port opened.', 'A port burned.', 'port', ['port', 'port']],
  ['another form of it', 'The port was closing.', 'It closes.', 'closes', ['closing']],
  ['a number in words', 'It sank 12 ships and 14 boats.', 'It sank twelve.', 'twelve', ['12']],
  ['a day', 'It rained on Friday.', 'On Friday it snowed.', 'friday', ['friday']],
  ['an acronym', 'The International Monetary Fund spoke.', 'The IMF spoke.', 'imf', ['international']],
  ['an alias', 'The United States spoke.', 'The U.S. spoke.', 'us', ['united']],
  ['a country for its people', 'The Netherlands won.', 'A Dutch team won.', 'dutch', ['netherlands']],
  ['a name for its adjective', 'A ship left Tarvania.', 'A Tarvanian ship left.', 'tarvanian', ['tarvania']],
])('a source supports %s', (_, source, claim, word, words) => {
  expect(support(source, claim, word)).toEqual({ words, isExact: true })
})

test.each([
  ['a word of the same meaning', 'The port may buy cranes.', 'They purchase cranes.', 'purchase', ['buy']],
  ['a word that begins alike', 'Each investor left.', 'An investment failed.', 'investment', ['investor']],
])('a source supports %s, but not exactly', (_, source, claim, word, words) => {
  expect(support(source, claim, word)).toEqual({ words, isExact: false })
})

test.each([
  ['another word', 'The port closed.', 'The road closed.', 'road'],
  ['a short word that begins alike', 'The cars left.', 'The cart left.', 'cart'],
  ['another day', 'It rained on Friday.', 'It rained on Monday.', 'monday'],
])('a source doesn’t support %s', (_, source, claim, word) => {
  expect(support(source, claim, word)).toEqual(NONE)
})

test.each([
  ['another number', 'It sank 12 ships.', 'It sank 13 ships.', '13'],
  ['a name that begins alike', 'A ship left Harlowton.', 'A ship left Harlowside.', 'harlowside'],
  ['an adjective of a longer name', 'A ship left Tarvaniston.', 'A Tarvanian ship left.', 'tarvanian'],
  ['an adjective of a short name', 'A ship left Omana.', 'An Omanian ship left.', 'omanian'],
])('a source doesn’t support %s', (_, source, claim, word) => {
  expect(support(source, claim, word).words).toEqual([])
})

test('the items of a sentence are found by its number', () => {
  const source = createTestSource('Engineers closed bridges. Farmers opened markets.')
  expect(source.indicesIn(1)).toEqual([3, 4, 5])
  expect(source.itemsIn([1, 0]).map(({ folded }) => folded)).toEqual([
    'farmers',
    'opened',
    'markets',
    'engineers',
    'closed',
    'bridges',
  ])
  expect([source.indicesIn(2), source.indicesIn(undefined)]).toEqual([[], []])
})

test('documents are one text, of at most 40,000 characters', () => {
  const both = new SourceText(['Rain fell.', 'Snow fell.'], 'en', testInterchangeableWords)
  expect(both.sentences).toEqual(['Rain fell.', 'Snow fell.'])
  expect(createTestSource('rain '.repeat(10_000)).text).toHaveLength(40_000)
})

test('a word is capitalised if it is so more often than not, which the start of a sentence doesn’t show', () => {
  const { capitals } = createTestSource('Rain fell in Beira. The Port and the port, the Ark, an ark, an Ark.')
  expect([...capitals].sort()).toEqual(['ark', 'beira'])
})

test('a text without names in capitals is in lower case, if it is long enough to be sure', () => {
  const isLowerCase = (text: string) => createTestSource(text).isLowerCase
  expect(isLowerCase('the ship sank. '.repeat(20))).toBe(true)
  expect(isLowerCase('the ship sank. '.repeat(19))).toBe(false)
  expect(isLowerCase(`${'the ship sank. '.repeat(19)}the ship left Beira.`)).toBe(false)
})

test('novelty is the share of pairs of words that the source doesn’t have', () => {
  const source = createTestSource('The storm hit Beira on Friday.')
  expect(source.novelty('the storm hit Beira')).toBe(0)
  expect(source.novelty('The storm hit Maputo')).toBeCloseTo(1 / 3)
  expect(source.novelty('storm the')).toBe(1)
  expect([source.novelty('storm'), source.novelty('')]).toEqual([0, 0])
})

test('initials begin at a word in capitals and end with the run', () => {
  const { items } = tokeniseClaimText('The International Monetary Fund said. Geneva Rome met.', 'en')
  expect(listAcronymCandidates(items, 0)).toEqual(['im', 'imf'])
  expect(listAcronymCandidates(items, 2)).toEqual([])
  expect(listAcronymCandidates(items, 3)).toEqual([])
  expect(listAcronymCandidates(tokeniseClaimText('They left Rome. Geneva met.', 'en').items, 1)).toEqual([])
  expect(createTestSource('The IMF spoke of imf.').acronym('imf')).toEqual([0])
})
