import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import {
  findMisattributedStates,
  findWrongActionTargets,
  findWrongCharacterisations,
  findWrongSubjects,
} from './subjects.ts'

const subjects = (claim: string, source: string) => findTestProblems(findWrongSubjects, claim, source)
const targets = (claim: string, source: string) => findTestProblems(findWrongActionTargets, claim, source)
const holders = (claim: string, source: string) => findTestProblems(findMisattributedStates, claim, source)
const qualities = (claim: string, source: string) =>
  findTestProblems(findWrongCharacterisations, claim, source)

test('who received something isn’t who found it', () => {
  const source = 'A customer found the ring and gave it to the bank.'
  expect(subjects('The bank found the ring.', source)).toEqual(['role: found'])
  expect(subjects('A customer found the ring.', source)).toEqual([])
  expect(subjects('The bank found the ring.', 'The bank found the ring at the market.')).toEqual([])
})

const PAID = 'The trip was paid in full by the province. The bank is glad.'
test('by whom something was done is who did it', () => {
  expect(subjects('The bank paid the trip.', PAID)).toEqual(['role: paid'])
  expect(subjects('The province paid the trip.', PAID)).toEqual([])
  expect(subjects('The bank paid the trip.', PAID.replace(' by the province', ''))).toEqual([])
})

test('somebody else isn’t the one to whom it was done', () => {
  const claim = 'Olga Reyes was arrested.'
  expect(targets(claim, 'Police arrested a young woman. Olga Reyes is away.')).toEqual(['role: arrested'])
  expect(targets(claim, 'Police arrested the young woman. Olga Reyes is away.')).toEqual([])
  expect(targets(claim, 'Olga Reyes fled. Police arrested Olga Reyes.')).toEqual([])
  expect(targets(claim, 'Police arrested a young woman, Olga Reyes.')).toEqual([])
  expect(targets(claim, 'Police arrested a young woman.')).toEqual([])
})

test('somebody else isn’t in the state that the source gives another', () => {
  const source = 'Olaf Reed is away. Ivo Lund spoke.'
  expect(holders('Ivo Lund is away.', source)).toEqual(['role: away'])
  expect(holders('Olaf Reed is away.', source)).toEqual([])
  expect(holders('Ivo Lund is away.', source.replace('spoke', 'is away'))).toEqual([])
  expect(holders('Zorgon is away.', source)).toEqual([])
  expect(holders('Ivo Lund is away.', 'The clerk is away. Ivo Lund spoke.')).toEqual([])
})

test('a quality that nobody gives it is found, if the rest is one sentence of the source', () => {
  const source = 'Trustee Ines Poll calls the merger sensible.'
  expect(qualities('Ines Poll calls the merger disastrous.', source)).toEqual(['source: disastrous'])
  expect(qualities('Ines Poll calls the merger sensible.', source)).toEqual([])
  expect(qualities('Zorgon calls the merger disastrous.', source)).toEqual([])
  expect(qualities('Ines Poll rejects the merger disastrously.', source)).toEqual([])
})
