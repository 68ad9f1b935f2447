import { expect, test } from 'vitest'
import { findTestProblems } from '../../interchangeable.fixture.ts'
import { findUnprovenOutcomes } from './outcomes.ts'

const unproven = (claim: string, source: string, language = 'en') =>
  findTestProblems(findUnprovenOutcomes, claim, source, language)
const TRAM = 'A tram left the rails. Police questioned the driver.'

test('a serious outcome needs a source with it', () => {
  expect(unproven('The driver was arrested.', TRAM)).toEqual(['outcome: arrested'])
  expect(unproven('The driver was questioned.', TRAM)).toEqual([])
  expect(unproven('The driver was arrested.', `${TRAM} He was arrested.`)).toEqual([])
})

test('the outcome is in the matching sentence or next to it, not further away', () => {
  const far = 'Two men were arrested at the harbour.'
  expect(unproven('The driver was arrested.', `${TRAM} ${far}`)).toEqual([])
  expect(unproven('The driver was arrested.', `${TRAM} Rain fell. ${far}`)).toEqual(['outcome: arrested'])
  expect(unproven('The driver was arrested.', `${far} ${TRAM}`)).toEqual(['outcome: arrested'])
})

test.each([
  ['en', 'The driver was killed.', 'The driver died at the harbour.'],
  ['en', 'The driver was jailed.', 'The driver was found guilty.'],
  ['en', 'The minister resigned.', 'The minister announced his resignation.'],
  ['nl', 'De bestuurder overleed.', 'De bestuurder kwam om het leven.'],
  ['nl', 'De bestuurder is aangehouden.', 'De bestuurder werd opgepakt.'],
])('%s: “%s” may stand for “%s”', (language, claim, source) => {
  expect(unproven(claim, source, language)).toEqual([])
})

test.each([
  ['en', 'The driver was convicted.', 'The driver was arrested.', 'convicted'],
  ['en', 'The driver was acquitted.', 'The driver was convicted.', 'acquitted'],
  ['en', 'The driver was dismissed.', 'The driver resigned.', 'dismissed'],
  ['nl', 'Het bedrijf is failliet.', 'Het bedrijf is verkocht.', 'failliet'],
])('%s: “%s” may not stand for “%s”', (language, claim, source, word) => {
  expect(unproven(claim, source, language)).toEqual([`outcome: ${word}`])
})

test('words that are an outcome only in some sentences need no source', () => {
  expect(unproven('The driver stepped on the rails.', TRAM)).toEqual([])
})
