import { expect, test } from 'vitest'
import { findTestProblems } from '../interchangeable.fixture.ts'
import { findAddedDestinations, findMisplacedDatesAndPlaces } from './facts.ts'

const moved = (claim: string, source: string) => findTestProblems(findMisplacedDatesAndPlaces, claim, source)
const added = (claim: string, source: string) => findTestProblems(findAddedDestinations, claim, source)

const TWO = 'Engineers closed the bridge on Monday. Farmers opened the market on Friday.'
test('a day of another sentence is found if the matching one has its own', () => {
  expect(moved('Engineers closed the bridge on Friday.', TWO)).toEqual(['date: friday'])
  expect(moved('Engineers closed the bridge on Monday.', TWO)).toEqual([])
  expect(moved('Engineers closed the bridge on Friday.', TWO.replace(' on Monday', ''))).toEqual([])
})

test('a place of another sentence is found if the matching one has its own', () => {
  const source = 'Engineers closed the bridge in Beira. Farmers opened the market in Maputo.'
  expect(moved('Engineers closed the bridge in Maputo.', source)).toEqual(['name: maputo'])
  expect(moved('Engineers closed the bridge in Beira.', source)).toEqual([])
  expect(moved('Engineers closed the bridge of Maputo.', source)).toEqual([])
  expect(moved('Engineers closed the bridge in Maputo.', source.replace('in Beira', 'of Beira'))).toEqual([])
})

test('a destination that is added to a copied sentence is found', () => {
  const source = 'Engineers moved the old pumps. Farmers drove to Maputo.'
  expect(added('Engineers moved the old pumps to Maputo.', source)).toEqual(['name: maputo'])
  expect(added('Engineers moved the old pumps of Maputo.', source)).toEqual([])
  expect(added('Engineers moved the heavy pumps to Maputo.', source)).toEqual([])
  expect(added('Engineers moved the old pumps to Nacala.', source)).toEqual([])
  expect(added('Farmers drove to Maputo.', source)).toEqual([])
})
