import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import {
  findMisplacedNumbers,
  findTotalsForSomeOfThem,
  findUnsupportedSportsScores,
} from './moved-numbers.ts'

const moved = (claim: string, source: string) => findTestProblems(findMisplacedNumbers, claim, source)
const totals = (claim: string, source: string) => findTestProblems(findTotalsForSomeOfThem, claim, source)
const scores = (claim: string, source: string) => findTestProblems(findUnsupportedSportsScores, claim, source)

const HARBOUR = 'Nine fishermen saw the old harbour. Police counted 230 fishermen on the market.'
test('a number of another sentence is found if the matching one has its own for the same thing', () => {
  expect(moved('230 fishermen saw the old harbour.', HARBOUR)).toEqual(['number: 230'])
  expect(moved('Nine fishermen saw the old harbour.', HARBOUR)).toEqual([])
  expect(moved('40 fishermen saw the old harbour.', HARBOUR)).toEqual([])
})

test('a number is not moved if the matching sentence counts something else, or nothing', () => {
  expect(moved('230 fishermen saw the old harbour.', HARBOUR.replace('Nine fishermen', 'Fishermen'))).toEqual(
    [],
  )
  expect(
    moved('230 fishermen saw the old harbour.', HARBOUR.replace('Nine', 'Fishermen of nine ships and')),
  ).toEqual([])
})

test('a number that the claim gives beside the one of the matching sentence is not moved', () => {
  expect(moved('Nine of 230 fishermen saw the old harbour.', HARBOUR)).toEqual([])
})

const BURNS = 'Sixty firefighters fought the blaze. Two of them suffered serious burns.'
test('a total isn’t a part of it', () => {
  expect(totals('Sixty firefighters suffered serious burns.', BURNS)).toEqual(['number: sixty'])
  expect(totals('Two firefighters suffered serious burns.', BURNS)).toEqual([])
  expect(totals('Sixty firefighters fought the blaze.', BURNS)).toEqual([])
  expect(totals('Two of sixty firefighters suffered serious burns.', BURNS)).toEqual([])
  expect(totals('Sixty firefighters suffered serious burns.', BURNS.replace('Two of them', 'They'))).toEqual(
    [],
  )
})

test('a result that the source doesn’t have is found, however it is written', () => {
  const source = 'Ghent won 3-1 in Beira.'
  expect(scores('Ghent won 3-2 in Beira.', source)).toEqual(['number: 3-2'])
  expect(scores('Ghent won 1-3 in Beira.', source)).toEqual(['number: 1-3'])
  expect(scores('Ghent won 3–1 in Beira.', source)).toEqual([])
  expect(scores('Ghent won 3 to 1 in Beira.', source)).toEqual([])
  expect(scores('Ghent won 3-1 and 2-2 in Beira.', source)).toEqual(['number: 2-2'])
})

test('a result is read at the end of a sentence and before a comma too', () => {
  expect(scores('In Beira Ghent won 3-2.', 'In Beira Ghent won 3-1, to their surprise.')).toEqual([
    'number: 3-2',
  ])
  expect(scores('In Beira Ghent won 3-1.', 'In Beira Ghent won 3-1, to their surprise.')).toEqual([])
})

test('dates, amounts and long numbers are no results', () => {
  expect(scores('It was on 2026-11-20 in Beira.', 'Rain fell.')).toEqual([])
  expect(scores('It has 1,000-2,000 seats.', 'Rain fell.')).toEqual([])
  expect(scores('It has 1000-2000 seats.', 'Rain fell.')).toEqual([])
})
