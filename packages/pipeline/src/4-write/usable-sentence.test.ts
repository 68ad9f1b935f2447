import { expect, test } from 'vitest'
import { isUsable } from './usable-sentence.ts'

test.each([
  'A 160-metre stretch of the dyke broke in the early hours, killing six people.',
  'Mayor Celestino Mabunda said: "We will rebuild the wall before the next tide."',
  'This week the council will vote on a plan to close the quays to cars.',
  'There are eleven people missing, the national disaster office said on Friday.',
])('EN "%s" stands alone', (sentence) => {
  expect(isUsable(sentence, 'en')).toBe(true)
})

test.each([
  ['a pronoun before its noun', 'He was taken to a hospital in the city with burns to both hands.'],
  ['a pronoun that speaks', '"We will rebuild the wall before the next tide," he said on Friday.'],
  ['what was said before', 'However, the opposition called the vote a leap in the dark.'],
  ['a quotation without speaker', '"We will rebuild the wall before the next tide comes in."'],
  ['half a quotation', '“We will rebuild the wall before the next tide comes in.'],
  ['our own voice', 'We spoke to people in the harbour about what happened next.'],
  ['a question', 'Could the wall have been saved if the warning had come earlier?'],
  ['furniture', 'Sign up for our newsletter to read more stories from the region.'],
  ['a teaser cut off', 'The wall that was meant to hold back the sea broke when the...'],
  ['a fragment', 'Six people died.'],
])('EN %s does not', (_name, sentence) => {
  expect(isUsable(sentence, 'en')).toBe(false)
})

test.each([
  'De gemeenteraad heeft met 31 stemmen tegen 24 besloten de kades autovrij te maken.',
  'Burgemeester Celestino Mabunda zegt dat er 23 scholen zijn geopend als opvang.',
])('NL "%s" stands alone', (sentence) => {
  expect(isUsable(sentence, 'nl')).toBe(true)
})

test.each([
  'Hij werd met brandwonden naar een ziekenhuis in de stad gebracht.',
  'Daarnaast komt er een breed fietspad langs het water van de rivier.',
  '‘Dat is precies wat ik in de rust had verboden vanavond.’',
  'Wij spraken met bewoners van de wijk over wat er is gebeurd.',
])('NL "%s" does not', (sentence) => {
  expect(isUsable(sentence, 'nl')).toBe(false)
})
