import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findSwappedActors } from './roles.ts'

const exchanged = (claim: string, source: string, language = 'en') =>
  findTestProblems(findSwappedActors, claim, source, language)
const SUED = 'Tekna sued Orbello in Beira.'

test('who did it and to whom it was done may not be exchanged', () => {
  expect(exchanged('Orbello sued Tekna in Beira.', SUED)).toEqual(['role: sued'])
  expect(exchanged('Tekna sued Orbello in Beira.', SUED)).toEqual([])
  expect(exchanged('Orbello klaagde Tekna aan.', 'Tekna klaagde Orbello aan.', 'nl')).toEqual([
    'role: klaagde',
  ])
})

test('the passive turns the order of the words, not the roles', () => {
  expect(exchanged('Orbello was sued by Tekna.', SUED)).toEqual([])
  expect(exchanged('Tekna was sued by Orbello.', SUED)).toEqual(['role: sued'])
  expect(exchanged('Tekna sued Orbello.', 'Yesterday Orbello was sued by Tekna.')).toEqual([])
  expect(exchanged('Orbello sued Tekna.', 'Yesterday Orbello was sued by Tekna.')).toEqual(['role: sued'])
})

test('a verb after a modal is compared too', () => {
  expect(exchanged('Orbello will sue Tekna.', 'Tekna will sue Orbello.')).toEqual(['role: sue'])
  expect(exchanged('Tekna will sue Orbello.', 'Tekna will sue Orbello.')).toEqual([])
})

test('what both do to each other may be told either way', () => {
  expect(exchanged('Orbello met Tekna.', 'Tekna met Orbello.')).toEqual([])
})

test('nothing is exchanged where one of them isn’t near the verb, or another sentence has the order', () => {
  expect(exchanged('Orbello sued Tekna.', 'Tekna sued Zorgon. Orbello is glad.')).toEqual([])
  expect(exchanged('Orbello sued Tekna.', `${SUED} Orbello sued Tekna in Leiden.`)).toEqual([])
})
