import { expect, test } from 'vitest'
import { readTestClaim } from './interchangeable.fixture.ts'

const placesOf = (claim: string, source: string) =>
  readTestClaim(claim, source).claim.supports.map(({ at }) => at)
const leadEnds = (claim: string) => {
  const { items, leadEnds: ends } = readTestClaim(claim, 'Rain fell.').claim
  return [...ends].map((at) => items[at]?.folded)
}

test('each item of a claim has its positions in the source', () => {
  expect(placesOf('Snow fell in Beira.', 'Rain fell. Beira flooded as more rain fell.')).toEqual([
    [],
    [1, 5],
    [2],
  ])
})

test('a full name is supported by the acronym of the source', () => {
  const source = 'Yesterday the IMF warned Geneva.'
  expect(placesOf('The International Monetary Fund warned.', source)).toEqual([[1], [1], [1], [2]])
  expect(placesOf('The International Labour Fund warned.', source)).toEqual([[], [], [], [2]])
  expect(placesOf('The international monetary fund warned.', source)).toEqual([[], [], [], [2]])
})

test.each([
  ['a single word', 'Engineers closed bridges.', ['engineers']],
  ['a name with its office', 'Mayor Anna Visser opened schools.', ['visser']],
  ['a name and an age behind it', 'Anna Visser, 34, opened schools.', ['visser', '34']],
  ['an age', 'The 37-year-old left Beira.', ['old']],
  ['a name behind two words', 'The coast guard chief Anna Visser left.', ['visser']],
  ['two words more if no name follows', 'The coast guard duty chief Anna left.', ['duty']],
  ['a speaker, and the verb of saying', 'Guards said schools closed.', ['guards', 'said']],
])('the subject of a sentence ends with %s', (_, claim, ends) => {
  expect(leadEnds(claim)).toEqual(ends)
})

test('every sentence has its own subject, and a sentence of one word none', () => {
  expect(leadEnds('Engineers closed bridges. Rain. Farmers opened markets.')).toEqual([
    'engineers',
    'farmers',
  ])
})
