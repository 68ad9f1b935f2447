import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findContradictoryTimes, findOppositePrepositions } from './times.ts'

const times = (claim: string, source: string, language = 'en') =>
  findTestProblems(findContradictoryTimes, claim, source, language)
const sides = (claim: string, source: string, language = 'en') =>
  findTestProblems(findOppositePrepositions, claim, source, language)

test('a time to come told as past is found, and the reverse', () => {
  const [coming, past] = ['The bridge of Beira opens next week.', 'The bridge of Beira opened last week.']
  expect(times(past, coming)).toEqual(['date: bridge of Beira opened last week'])
  expect(times(coming, past)).toEqual(['date: bridge of Beira opens next week'])
  expect([times(past, past), times(coming, coming)]).toEqual([[], []])
  expect(times('The bridge of Beira opens.', past)).toEqual([])
})

test('a sentence about something else is not compared', () => {
  expect(times('Farmers sold the bridge last week.', 'The harbour of Beira opens next week.')).toEqual([])
})

test('a source with both times contradicts neither', () => {
  const source = 'The bridge of Beira opened last week and closes next week.'
  expect(times('The bridge of Beira closes next week.', source)).toEqual([])
})

test('before a day isn’t after it', () => {
  const [before, after] = ['The bridge opened before Friday.', 'The bridge opened after Friday.']
  expect(times(before, after)).toEqual(['date: bridge opened before Friday'])
  expect(times(after, before)).toEqual(['date: bridge opened after Friday'])
  expect([times(before, before), times('The bridge opened on Friday.', before)]).toEqual([[], []])
  expect(times('The bridge opened until Friday.', before)).toEqual([])
})

test('Dutch: what is to happen in a month isn’t past', () => {
  const [now, then] = ['De tram wordt in november getoond.', 'De tram werd in november getoond.']
  expect(times(then, now, 'nl')).toEqual(['date: tram werd in november getoond'])
  expect([times(now, now, 'nl'), times(then, then, 'nl'), times(now, then, 'nl')]).toEqual([[], [], []])
  expect(times('De tram werd getoond.', 'De tram wordt getoond.', 'nl')).toEqual([])
})

test.each([
  ['en', 'The mayor voted against the bridge.', 'The mayor voted for the bridge.', 'bridge'],
  ['en', 'The crane flew over the harbour.', 'The crane flew under the harbour.', 'harbour'],
  ['nl', 'De burgemeester stemde tegen de brug.', 'De burgemeester stemde voor de brug.', 'brug'],
])('%s: “%s” has the opposite side of “%s”', (language, claim, source, word) => {
  expect(sides(claim, source, language)).toEqual([`negation: ${word}`])
  expect(sides(source, claim, language)).toEqual([`negation: ${word}`])
  expect(sides(claim, claim, language)).toEqual([])
})

test('a source that has both sides, or none, is not contradicted', () => {
  const claim = 'The mayor voted against the bridge.'
  expect(sides(claim, 'The mayor voted for the bridge and against the bridge.')).toEqual([])
  expect(sides(claim, 'The mayor voted on the bridge.')).toEqual([])
})
