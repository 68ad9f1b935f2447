import { expect, test } from 'vitest'
import { createTestPublisher } from '../newsroom/newsroom.fixture.ts'
import { createAgencyFinder } from './agencies.ts'
import { AGENCIES_WITHOUT_FEED } from './agency-names.ts'

const wire = createTestPublisher({ id: 'wire', name: 'Northern Wire', kind: 'agency', credits: ['NW'] })
const find = createAgencyFinder(AGENCIES_WITHOUT_FEED, [wire, createTestPublisher({ id: 'post' })])
const creditIn = (text: string, byline?: string) => find({ publisherId: 'post', text, byline })?.id

test.each([
  ['reuters', 'LONDON (Reuters) - The bridge opened on Monday.'],
  ['ap', 'BEIRA (AP) — A dyke broke on Friday.'],
  ['anp', 'AMSTERDAM (ANP) - De brug is open.'],
  ['belga', 'De brug is open. Bron: Belga'],
  ['anp', 'De brug is open. Bron: ANP'],
  ['ap', 'The bridge is open. Source: AP'],
  ['ap', 'The bridge is open. source: AP'],
  ['pa-media', 'The bridge is open. Reporting by Press Association.'],
  ['wire', 'The bridge is open. Source: Northern Wire'],
])('B2 %s is credited in: %s', (id, text) => {
  expect(creditIn(text)).toBe(id)
})

test.each([
  ['reuters', 'Reuters'],
  ['ap', 'By Jane Roe, Associated Press'],
  ['afp', 'Redactie, AFP'],
  ['wire', 'Northern Wire staff'],
])('B2 %s is credited in the byline %s', (id, byline) => {
  expect(creditIn('The bridge is open.', byline)).toBe(id)
})

test('B2 all names of an agency lead to the same agency', () => {
  expect(creditIn('', 'AFP')).toBe(creditIn('', 'Agence France-Presse'))
  expect(creditIn('', 'PA Media')).toBe(creditIn('', 'Press Association'))
})

test("B2 an agency's own article counts as its copy", () => {
  expect(find({ publisherId: 'wire', text: 'The bridge is open.', byline: undefined })?.name).toBe(
    'Northern Wire',
  )
})

test.each([
  'The bridge is open, the PA system said.',
  'Apart from the AP course nothing changed.',
  'Source: ap course, the bridge is open.',
  'Bloomberg spoke at the opening of the bridge.',
])('B2 nobody is credited in: %s', (text) => {
  expect(creditIn(text)).toBeUndefined()
})
