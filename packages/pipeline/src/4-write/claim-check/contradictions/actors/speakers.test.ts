import { expect, test } from 'vitest'
import { findTestProblems, readTestClaim } from '../../interchangeable.fixture.ts'
import { findWrongSpeakers } from './speakers.ts'
import { findAttributedSpeakers } from './who-speaks.ts'

function speakers(claim: string, language = 'en') {
  const read = readTestClaim(claim, 'Rain fell.', language).claim
  return findAttributedSpeakers(read, [...read.items.keys()]).map((at) => read.items[at]?.folded)
}
const wrong = (claim: string, source: string) => findTestProblems(findWrongSpeakers, claim, source)

test.each([
  ['en', 'Yesterday Anna Visser said the dyke broke.', ['anna', 'visser']],
  ['en', 'The dyke broke, said Anna Visser.', ['anna', 'visser']],
  ['en', 'The dyke broke, according to Anna Visser.', ['anna', 'visser']],
  ['nl', 'De dijk brak, zei Anna Visser.', ['anna', 'visser']],
  ['nl', 'Volgens Anna Visser brak de dijk.', ['anna', 'visser']],
  ['en', 'The dyke of Beira broke.', []],
])('%s: the speakers of “%s” are %s', (language, claim, expected) => {
  expect(speakers(claim, language)).toEqual(expected)
})

test('a name more than three words before the verb is no speaker', () => {
  expect(speakers('Yesterday Anna and two quiet fishermen said the dyke broke.')).toEqual([])
  expect(speakers('Yesterday Anna and quiet fishermen said the dyke broke.')).toEqual(['anna'])
})

const SOURCE =
  'Yesterday Anna Visser said the old dyke broke. Rain fell. In Beira Bob Green closed the harbour.'
test('a statement of somebody isn’t that of another', () => {
  expect(wrong('In short, Bob Green said the old dyke broke.', SOURCE)).toEqual(['attribution: bob'])
  expect(wrong('In short, Anna Visser said the old dyke broke.', SOURCE)).toEqual([])
  expect(wrong('The old dyke broke.', SOURCE)).toEqual([])
})

test('a statement that the source attributes to nobody may be that of a speaker that it knows', () => {
  const source = SOURCE.replace('Anna Visser said the', 'the')
  expect(wrong('In short, Bob Green said the old dyke broke.', source)).toEqual([])
})

test('a speaker whom the source lacks isn’t judged here, nor a claim without a match', () => {
  expect(wrong('In short, Zorgon said the old dyke broke.', SOURCE)).toEqual([])
  expect(wrong('In short, Bob Green said farmers sold fish.', SOURCE)).toEqual([])
})
