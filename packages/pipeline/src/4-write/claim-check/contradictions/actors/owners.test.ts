import { expect, test } from 'vitest'
import { findTestProblems, readTestClaim } from '../../interchangeable.fixture.ts'
import { matchClaim } from '../claim-matches.ts'
import { findWrongOwners } from './owners.ts'

const owners = (claim: string, source: string, language = 'en') =>
  findTestProblems(findWrongOwners, claim, source, language)
const SOURCE = 'Yesterday the turnover of Orbello fell in Beira. Tekna spoke of rain.'

test('what the source gives one owner isn’t another’s', () => {
  expect(owners('Yesterday the turnover of Tekna fell.', SOURCE)).toEqual(['role: turnover'])
  expect(owners('Yesterday the turnover of Orbello fell.', SOURCE)).toEqual([])
})

test('the owner is found with an article, at the start of a sentence, and in Dutch', () => {
  expect(owners('Yesterday the turnover of the Tekna fell.', SOURCE)).toEqual(['role: turnover'])
  expect(owners('Turnover of Tekna fell.', SOURCE)).toEqual(['role: turnover'])
  const source = 'Gisteren daalde de omzet van Orbello in Beira. Tekna sprak over regen.'
  expect(owners('Gisteren daalde de omzet van Tekna.', source, 'nl')).toEqual(['role: omzet'])
  expect(owners('Gisteren daalde de omzet van de Tekna.', source, 'nl')).toEqual(['role: omzet'])
  expect(owners('Gisteren daalde de omzet van Orbello.', source, 'nl')).toEqual([])
})

test('a language without own rules is read with the English ones', () => {
  expect(owners('Yesterday the turnover of Tekna fell.', SOURCE, 'xx')).toEqual(['role: turnover'])
})

test('the owner before an apostrophe counts too, in claim and source', () => {
  const source = SOURCE.replace('Tekna', 'Hughes')
  expect(owners('Yesterday Hughes’ turnover fell.', source)).toEqual(['role: turnover'])
  const own = 'Yesterday Hughes’ turnover fell in Beira. Tekna spoke of rain.'
  expect(owners('Yesterday the turnover of Tekna fell.', own)).toEqual(['role: turnover'])
  expect(owners('Yesterday the turnover of Hughes fell.', own)).toEqual([])
})

test('the owner with an ending counts too, also at the start of a sentence', () => {
  expect(owners('Yesterday Tekna’s turnover fell.', SOURCE)).toEqual(['role: turnover'])
  expect(owners("Tekna's turnover fell.", SOURCE)).toEqual(['role: turnover'])
  const own = SOURCE.replace('the turnover of Orbello', "Orbello's turnover")
  expect(owners('Yesterday the turnover of Tekna fell.', own)).toEqual(['role: turnover'])
  expect(owners('Orbello’s turnover fell.', own)).toEqual([])
})

test('an owner may be named in full, or by part of the name', () => {
  const source = 'Yesterday the turnover of Anna fell in Beira. Anna Visser spoke of rain.'
  expect(owners('Yesterday Anna Visser’s turnover fell.', source)).toEqual([])
  expect(owners('Yesterday the turnover of Anna Visser fell.', source)).toEqual([])
  expect(owners('Yesterday Bob Green’s turnover fell.', `${source} Bob Green left.`)).toEqual([
    'role: turnover',
  ])
})

test.each([
  ['a name that doesn’t follow “of”', 'Yesterday the turnover in Tekna fell.'],
  ['a word after “of”', 'Yesterday the turnover of shops of Orbello fell.'],
  ['a name before it without an apostrophe', 'Yesterday Tekna turnover fell.'],
  ['a word before it', 'Yesterday the engineers’ turnover fell.'],
  ['a name before “of”', 'Yesterday the Rail of Tekna fell.'],
  ['a name that begins the next sentence', 'Yesterday the turnover fell. Tekna spoke.'],
  ['an owner that the source lacks', 'Yesterday the turnover of Zorgon fell.'],
  ['a thing that the source lacks', 'Yesterday the festival of Tekna ended.'],
  ['a thing without content', 'Yesterday members of Tekna fell.'],
])('%s is not judged', (_, claim) => {
  const source = SOURCE.replace('fell', 'fell for members of Orbello, on Rail of Orbello,')
  expect(owners(claim, `${source} Engineers spoke.`)).toEqual([])
})

test('only the items of the sentence count', () => {
  const read = readTestClaim('Yesterday the turnover of Tekna fell.', SOURCE)
  const match = matchClaim(read.claim, read.source).map((one) => ({ ...one, at: [0, 99] }))
  expect(match.flatMap(findWrongOwners)).toEqual([])
})

test.each([
  ['gives it both', `${SOURCE} The turnover of Tekna rose.`],
  ['gives it no owner somewhere', `${SOURCE} The turnover rose.`],
  ['names the other owner in the same sentence', SOURCE.replace('in Beira', 'for Tekna in Beira')],
  ['gives it a word', SOURCE.replace('Orbello', 'shops')],
])('a source that %s leaves the owner open', (_, source) => {
  expect(owners('Yesterday the turnover of Tekna fell.', source)).toEqual([])
})
