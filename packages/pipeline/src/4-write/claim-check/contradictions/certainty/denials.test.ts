import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findChangedNegations } from './denials.ts'

const denials = (claim: string, source: string, language = 'en') =>
  findTestProblems(findChangedNegations, claim, source, language)

test('a “not” that the source lacks is a fault of the whole sentence', () => {
  expect(denials('The port did not open.', 'The port opened on Friday.')).toEqual([
    'negation: port did not open',
  ])
  expect(denials('De haven ging niet open.', 'De haven ging vrijdag open.', 'nl')).toEqual([
    'negation: haven ging niet open',
  ])
})

test.each([
  ['a “not”', 'The port did not open on Friday.'],
  ['another word of denial', 'The port never opened on Friday.'],
  ['a verb of denial', 'The port failed to open on Friday.'],
  ['a phrase of denial', 'The port was yet to open on Friday.'],
])('a source has %s for a “not”', (_, source) => {
  expect(denials('The port did not open.', source)).toEqual([])
})

test('a “not” that the claim lacks is a fault of the whole sentence', () => {
  expect(denials('The port opened.', 'The port did not open on Friday.')).toEqual(['negation: port opened'])
  expect(denials('The port failed to open.', 'The port did not open on Friday.')).toEqual([])
  expect(denials('The port opened.', 'The port opened on Friday.')).toEqual([])
})

test('a denied word in a sentence about something else is no fault', () => {
  expect(denials('The port of Beira opened early.', 'The old school did not open on Friday.')).toEqual([])
})

test('some of what the source says none of is found', () => {
  const source = 'No operation had been cancelled at the harbour.'
  expect(denials('Some operations had been cancelled.', source)).toEqual([
    'negation: operations had been cancelled',
  ])
  expect(denials('No operations had been cancelled.', source)).toEqual([])
})

test('“not all” may stand for some', () => {
  expect(denials('Not all fishermen voted for the plan.', 'Two fishermen voted for the plan.')).toEqual([])
  expect(denials('No fishermen voted for the plan.', 'Two fishermen voted for the plan.')).toHaveLength(1)
})

test('“not yet” may stand for what is to come', () => {
  expect(denials('The port has not yet opened.', 'The port will open on Friday.')).toEqual([])
  expect(denials('The port has not yet opened.', 'The port opened on Friday.')).toHaveLength(1)
})

test('the contrary denied is the same', () => {
  const claim = 'Sales of old Bexley do not fall.'
  expect(denials(claim, 'Sales of old Bexley rise.')).toEqual([])
  expect(denials(claim, 'Sales of old Bexley remain.')).toHaveLength(1)
})
