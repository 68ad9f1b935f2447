import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findOmittedDistances, findOmittedFractions, findOverstatedQuantifiers } from './quantities.ts'

const all = (claim: string, source: string) => findTestProblems(findOverstatedQuantifiers, claim, source)
const parts = (claim: string, source: string) => findTestProblems(findOmittedFractions, claim, source, 'nl')
const distances = (claim: string, source: string) => findTestProblems(findOmittedDistances, claim, source)

const ALL = 'All board members rejected the merger.'
test('all of them isn’t two of them, or some', () => {
  expect(all(ALL, 'Two board members rejected the merger.')).toEqual(['number: board'])
  expect(all(ALL, 'Some board members rejected the merger.')).toEqual(['number: board'])
  expect(all(ALL, 'Two tired board members rejected the merger.')).toEqual(['number: board'])
})

test.each([
  ['of whom it speaks without a number', 'The board members rejected the merger.'],
  ['of whom it has all too', 'All board members rejected the merger.'],
  ['whose number is too far away', 'Two tired old board members rejected the merger.'],
  ['whose number is in the sentence before', 'It took two. Board members rejected the merger.'],
])('a source allows all of those %s', (_, source) => {
  expect(all(ALL, source)).toEqual([])
})

test('not all of them may be two of them', () => {
  expect(all('Not all board members rejected the merger.', 'Two board members rejected the merger.')).toEqual(
    [],
  )
})

const VOTED = 'De vereniging stemde tegen de fusie.'
test('what a part did, the whole didn’t', () => {
  expect(parts(VOTED, 'Een kwart stemde tegen de fusie van de vereniging.')).toEqual(['number: stemde'])
  expect(
    parts('Een kwart van de vereniging stemde tegen de fusie.', 'Een kwart stemde tegen de fusie.'),
  ).toEqual([])
  expect(parts('De vereniging stemde 25 procent tegen.', 'Een kwart stemde tegen de fusie.')).toEqual([])
  expect(parts(VOTED, 'De vereniging stemde tegen een kwart van de fusie.')).toEqual([])
})

const DEPOT = 'The depot is in Marston.'
test('in a place isn’t kilometres away from it', () => {
  expect(distances(DEPOT, 'The depot is 12 kilometres south of Marston.')).toEqual(['name: marston'])
  expect(distances(DEPOT, 'The depot is south of Marston.')).toEqual([])
  expect(distances(DEPOT, 'The depot is in Marston, 12 kilometres south of Beira.')).toEqual([])
  expect(
    distances('The depot is 12 kilometres from Marston.', 'The depot is 12 kilometres south of Marston.'),
  ).toEqual([])
  expect(distances('The depot of Marston.', 'The depot is 12 kilometres south of Marston.')).toEqual([])
})

test('a distance more than five words before a place belongs to something else', () => {
  expect(distances(DEPOT, 'The depot is 12 kilometres of quiet roads south of Marston.')).toEqual([
    'name: marston',
  ])
  expect(distances(DEPOT, 'The depot is 12 kilometres of quiet old roads south of Marston.')).toEqual([])
})
