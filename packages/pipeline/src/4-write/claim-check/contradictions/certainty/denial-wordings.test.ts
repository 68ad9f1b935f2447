import { expect, test } from 'vitest'
import { readTestClaim } from '../../interchangeable.fixture.ts'
import { matchClaim } from '../claim-matches.ts'
import { isNegationImpliedBySource } from './denial-wordings.ts'

/** Whether the source supports the claim's “not”, although its matching sentences don't contain a “not”. */
function supports(source: string, claim: string, language = 'en') {
  const read = readTestClaim(claim, source, language)
  return matchClaim(read.claim, read.source).some((match) =>
    isNegationImpliedBySource(match, claim.toLowerCase()),
  )
}
const OPENED = 'The old port of Beira opened on Friday.'

test('a “not” has no support in a source that states the same without it', () => {
  expect(supports(OPENED, 'The old port of Beira did not open.')).toBe(false)
})

test.each([
  ['en', OPENED, 'Not all of the old port of Beira opened.', true],
  ['en', OPENED, 'Not everyone in the old port of Beira opened.', true],
  ['en', OPENED, 'Not only the old port of Beira opened.', true],
  ['en', OPENED, 'Not a port of Beira opened.', false],
  ['nl', 'De oude haven van Beira ging open.', 'Niet alle oude havens van Beira zijn nieuw.', true],
  ['nl', 'De oude haven van Beira ging open.', 'Niet alleen de oude haven van Beira is nieuw.', true],
  ['nl', 'De oude haven van Beira ging open.', 'De oude haven van Beira is niet nieuw.', false],
  ['xx', OPENED, 'Not all of the old port of Beira opened.', true],
])('%s: “%s” for “%s”', (language, source, claim, expected) => {
  expect(supports(source, claim, language)).toBe(expected)
})

test('the source may deny the same in another sentence', () => {
  const source = `${OPENED} The bus never stopped.`
  expect(supports(source, 'The old port of Beira never stopped a bus.')).toBe(true)
  expect(supports(source, 'The old port of Beira stopped a bus and did not open.')).toBe(false)
  expect(supports(source, 'The old port of Beira stopped a bus without opening.')).toBe(false)
  expect(supports(source.replace('never ', ''), 'The old port of Beira never stopped a bus.')).toBe(false)
})

test('“no one” denies the word behind it', () => {
  const source = `${OPENED} Fishermen never cheered.`
  expect(supports(source, 'No one cheered in the old port of Beira.')).toBe(true)
  expect(supports(source, 'No fishermen of old Beira cheered.')).toBe(false)
  expect(supports(source, 'The old port of Beira cheered one.')).toBe(false)
  expect(supports(source.replace('never ', ''), 'No one cheered in the old port of Beira.')).toBe(false)
})

test.each([
  ['the opposite itself', 'The old port of Beira did not close.', true],
  ['the second word before it', 'The old port of Beira did not quickly fully close.', true],
  ['the third word before it', 'The old port of Beira did not very quickly fully quietly close.', false],
  ['a word behind it', 'The old port of Beira closed without rain.', false],
])('denying the contrary is the same if the “not” denies %s', (_, claim, expected) => {
  expect(supports(OPENED, claim)).toBe(expected)
})

test('the contrary is another word that the matching sentence states', () => {
  const claim = 'The old port of Beira did not close.'
  expect(supports('The old port of Beira flooded.', claim)).toBe(false)
  expect(supports('The old port of Beira never opened.', claim)).toBe(false)
  expect(supports('The old port of Beira flooded. The school opened.', claim)).toBe(false)
})

test('Dutch: the contrary, denied', () => {
  const source = 'De oude sporthal van Beira blijft open.'
  expect(supports(source, 'De oude sporthal van Beira gaat niet dicht.', 'nl')).toBe(true)
  expect(supports(source, 'De oude sporthal van Beira gaat niet weg.', 'nl')).toBe(false)
})

test('“not yet” may stand for what a matching sentence announces', () => {
  const claim = 'The old port of Beira has not yet cheered.'
  const coming = 'The old port of Beira Will cheer on Friday.'
  expect(supports(coming, claim)).toBe(true)
  expect(supports(coming, claim.replace('not yet', 'not'))).toBe(false)
  expect(supports(OPENED, claim)).toBe(false)
  expect(supports(`${OPENED} ${coming.replace('cheer', 'flood')}`, claim)).toBe(true)
  expect(supports(`${OPENED} Rain will fall.`, claim)).toBe(false)
})

test('Dutch: “nog niet” may stand for what a matching sentence announces', () => {
  const claim = 'De oude haven van Beira is nog niet versierd.'
  expect(supports('De oude haven van Beira wordt vrijdag versierd.', claim, 'nl')).toBe(true)
  expect(supports('De oude haven van Beira werd vrijdag versierd.', claim, 'nl')).toBe(false)
})
