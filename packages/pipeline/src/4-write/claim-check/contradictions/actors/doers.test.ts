import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findActivePassiveSwaps, findUnsupportedVerbs, findWrongActors } from './doers.ts'

const swapped = (claim: string, source: string) => findTestProblems(findActivePassiveSwaps, claim, source)
const agents = (claim: string, source: string) => findTestProblems(findWrongActors, claim, source)
const verbs = (claim: string, source: string) => findTestProblems(findUnsupportedVerbs, claim, source)

test('who refused something wasn’t refused it, and the reverse', () => {
  const [active, passive] = ['Yesterday Briggs refused a place.', 'Yesterday Briggs was refused a place.']
  expect(swapped(active, passive)).toEqual(['role: refused'])
  expect(swapped(passive, active)).toEqual(['role: refused'])
  expect([swapped(active, active), swapped(passive, passive)]).toEqual([[], []])
  expect(swapped(active, `${passive} Yesterday Briggs refused a place.`)).toEqual([])
  expect(swapped(active, 'Yesterday Zorgon was refused a place.')).toEqual([])
})

const BRIDGE = 'Yesterday Anna Visser opened the old bridge. Bob Green spoke.'
test('what one did, another didn’t', () => {
  expect(agents('In short, Bob Green opened the old bridge.', BRIDGE)).toEqual(['role: opened'])
  expect(agents('In short, Anna Visser opened the old bridge.', BRIDGE)).toEqual([])
})

test('“he” or a description in the source may be anybody', () => {
  const claim = 'In short, Bob Green opened the old bridge.'
  expect(agents(claim, BRIDGE.replace('Anna Visser opened', 'Anna Visser said he opened'))).toEqual([])
  expect(agents(claim, BRIDGE.replace('Anna Visser opened', 'Anna Visser said the mayor opened'))).toEqual([])
})

test('a court with a part of the name isn’t that court', () => {
  const source = 'Yesterday the court in Westport ruled against the tunnel.'
  expect(agents('The Supreme Court ruled against the tunnel.', source)).toEqual(['role: ruled'])
  expect(
    agents('The Supreme Court ruled against the tunnel.', 'The Supreme Court ruled against the tunnel.'),
  ).toEqual([])
})

const COURT = 'Protesters gathered outside the old court.'
test('a verb that no source has is found if all the rest is one of its sentences', () => {
  expect(verbs('Protesters stormed the old court.', COURT)).toEqual(['source: stormed'])
  expect(verbs('Protesters gathered outside the old court.', COURT)).toEqual([])
  expect(verbs('Protesters stormed the new court.', COURT)).toEqual([])
})

test.each([
  ['a denied verb', 'Protesters never stormed the old court.'],
  ['a verb with a particle', 'Protesters stormed off the old court.'],
  ['a verb without content', 'Protesters reported the old court.'],
])('%s is not judged', (_, claim) => {
  expect(verbs(claim, COURT)).toEqual([])
})
