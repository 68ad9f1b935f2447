import { expect, test } from 'vitest'
import { readTestClaim } from '../interchangeable.fixture.ts'
import {
  findItemInBestSentences,
  getBestMatchTokens,
  getClaimSentenceTokens,
  joinSentenceTokens,
  matchClaim,
} from './claim-matches.ts'

const SOURCE = 'Engineers closed old bridges. Farmers opened markets. Engineers closed old roads.'
function match(claim: string, source = SOURCE) {
  const read = readTestClaim(claim, source)
  const [found] = matchClaim(read.claim, read.source)
  if (!found) throw new Error('the claim has no sentence')
  return found
}

test('a sentence is compared with the sentences of the source that have most of its words', () => {
  const found = match('Farmers opened bridges.')
  expect(found.best).toEqual([1])
  expect([0, 1, 2, 9].map(found.coverage)).toEqual([1, 2, 0, 0])
  expect(getBestMatchTokens(found).map(({ folded }) => folded)).toEqual(['farmers', 'opened', 'markets'])
})

test('a sentence with three quarters of the words of the best is one of the best, with fewer it isn’t', () => {
  expect(match('Engineers closed old roads.').best).toEqual([2, 0])
  expect(match('Engineers closed old bridges.').best).toEqual([0, 2])
  expect(match('Engineers opened roads.').best).toEqual([2])
  expect(match('Engineers closed.').best).toEqual([0, 2])
})

test('a match needs two words and a third of all, a close one half', () => {
  const of = (claim: string) => {
    const { hasMatch, isCloseMatch } = match(claim)
    return [hasMatch, isCloseMatch]
  }
  expect(of('Farmers slept.')).toEqual([false, false])
  expect(of('Farmers opened.')).toEqual([true, true])
  expect(of('Farmers opened tall wide gates.')).toEqual([true, false])
  expect(of('Farmers opened tall gates.')).toEqual([true, true])
  expect(of('Farmers opened tall wide heavy gates.')).toEqual([true, false])
  expect(of('Farmers opened tall wide heavy metal gates.')).toEqual([false, false])
})

test('light words and the names of speakers have no weight', () => {
  expect(match('Farmers opened tall gates after a report, people said.').isCloseMatch).toBe(true)
  const said = match('Farmers opened tall gates, according to Anna Visser.')
  expect([said.hasMatch, said.isCloseMatch]).toEqual([true, true])
})

test('a word that a sentence has twice counts once', () => {
  expect(match('Rain fell.', 'Rain and rain and rain. Rain fell.').best).toEqual([1])
})

test('each sentence of a claim has its own match', () => {
  const read = readTestClaim('Farmers opened markets. Engineers closed old roads.', SOURCE)
  const matches = matchClaim(read.claim, read.source)
  expect(matches.map(({ sentence, best: [first] }) => [sentence, first])).toEqual([
    ['Farmers opened markets.', 1],
    ['Engineers closed old roads.', 2],
  ])
  expect(matches.map((one) => getClaimSentenceTokens(one).length)).toEqual([3, 4])
})

test('the positions of a word are those in the best sentences only', () => {
  const found = match('Engineers opened markets.')
  expect(found.best).toEqual([1])
  expect(findItemInBestSentences(found, 0)).toEqual([])
  expect(findItemInBestSentences(found, 1)).toEqual([5])
  expect(findItemInBestSentences(match('Engineers closed.'), 1)).toEqual([1, 8])
})

test('items are joined with the text between them', () => {
  expect(joinSentenceTokens(getClaimSentenceTokens(match('In Beira, the FARMERS slept.')))).toBe(
    'in beira, the farmers slept',
  )
})
