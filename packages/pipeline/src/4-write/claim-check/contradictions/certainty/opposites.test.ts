import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findOppositeWords } from './opposites.ts'

const opposites = (claim: string, source: string) => findTestProblems(findOppositeWords, claim, source)

test('an opposite of a word of the source is found', () => {
  const [fell, rose] = ['Sales of Bexley fell by 9 percent.', 'Sales of Bexley rose by 9 percent.']
  expect(opposites(rose, fell)).toEqual(['negation: rose'])
  expect(opposites(fell, rose)).toEqual(['negation: fell'])
  expect(opposites(rose, rose)).toEqual([])
})

test('an opposite is no fault if the claim denies it or has both, or is about something else', () => {
  const fell = 'Sales of Bexley fell by 9 percent.'
  expect(opposites('Sales of Bexley never rose by 9 percent.', fell)).toEqual([])
  expect(opposites('Sales of Bexley rose and fell by 9 percent.', fell)).toEqual([])
  expect(opposites('Farmers rose early.', fell)).toEqual([])
})
