import { expect, test } from 'vitest'
import { findPresupposedSubject } from './definite-start.ts'

test.each([
  ['en', 'The suspect was found in Beira.', 'suspect'],
  ['en', 'THE SUSPECT WAS FOUND IN BEIRA.', undefined],
  ['en', 'The cranes.', 'crane'],
  ['en', '“The suspect fled.”', 'suspect'],
  ['en', 'Two of the suspects were found.', 'suspect'],
  ['en', 'In the harbour ships were burning.', 'ship'],
  ['en', 'The 14 sailors were found.', 'sailor'],
  ['en', 'The long  narrow boat is lost.', 'boat'],
  ['en', 'The well-known boat is lost.', 'boat'],
  ['en', 'The iPhone maker is in Beira.', 'maker'],
  ['nl', 'De dader vluchtte in een bus.', 'dader'],
  ['nl', 'Het plan is mislukt.', 'plan'],
  ['nl', 'Volgens de verdachte is het plan oud.', 'verdacht'],
] as const)('%s: "%s" presupposes %s', (language, text, noun) => {
  expect(findPresupposedSubject(text, language)).toBe(noun)
})

test.each([
  ['nothing', 'en', ''],
  ['an article alone', 'en', 'The '],
  ['no article', 'en', 'Police found the suspect.'],
  ['an indefinite article', 'en', 'A suspect was found.'],
  ['an indefinite Dutch article', 'nl', 'Een dader is gevonden.'],
  ['the article of another language', 'nl', 'The suspect is in Beira.'],
  ['a word that can’t be a noun', 'en', 'The of Beira.'],
  ['a name', 'en', 'The Senate has voted.'],
  ['a name behind another word', 'en', 'The new Senate bill failed.'],
  ['what everybody knows', 'en', 'The police have found him.'],
  ['what everybody knows behind another word', 'en', 'The city police have found him.'],
  ['what every Dutch reader knows', 'nl', 'De politie heeft hem gevonden.'],
] as const)('a sentence that begins with %s presupposes nothing', (_, language, text) => {
  expect(findPresupposedSubject(text, language)).toBeUndefined()
})

test.each([
  ['en', 'The mayor of Beira is ill.', undefined],
  ['en', 'The suspect that police sought is ill.', undefined],
  ['en', 'The boat with a crane is lost.', undefined],
  ['en', 'The boat OF the mayor is lost.', undefined],
  ['en', 'The boat then left, Moreno said.', 'boat'],
  ['en', 'The tanker, Sinar Laguna, is lost.', undefined],
  ['en', 'The tanker, a ship of Beira, is lost.', 'tanker'],
  ['en', 'The tanker; Sinar Laguna is another.', 'tanker'],
  ['nl', 'De brug over de Waal is dicht.', undefined],
  ['nl', 'De verdachte, Rui Sitoe, is ziek.', undefined],
  ['nl', 'De verdachte is ziek.', 'verdacht'],
] as const)('%s: what follows the noun of "%s" specifies it or not', (language, text, noun) => {
  expect(findPresupposedSubject(text, language)).toBe(noun)
})

test.each([
  ['en', 'After the storm in March, the reporter left.', 'report'],
  ['en', '“After the storm in March, the reporter left.”', 'report'],
  ['en', 'AFTER dark, THE reporter left.', 'report'],
  ['en', 'After dark, the mayor of Beira left.', undefined],
  ['en', 'After dark, a reporter left.', undefined],
  ['en', 'After the storm, a reporter left.', 'storm'],
  ['en', 'Reporters met after dark, the mayor left.', undefined],
  ['en', 'At 5, the reporter left.', undefined],
  ['en', 'At 5pm, the reporter left.', 'report'],
  ['en', 'After dark; on Friday, the reporter left.', undefined],
  ['en', `After ${'x'.repeat(60)}, the reporter left.`, 'report'],
  ['en', `After ${'x'.repeat(61)}, the reporter left.`, undefined],
  ['nl', 'Na de stemming, het debat is begonnen.', 'debat'],
] as const)('%s: a phrase in front of the subject is skipped: "%s"', (language, text, noun) => {
  expect(findPresupposedSubject(text, language)).toBe(noun)
})

test.each([
  ['en', 'The engineer rejected plans.', 'engin'],
  ['en', 'The local engineer rejected plans.', 'engin'],
  ['en', 'The wounded are in Beira.', 'wound'],
  ['en', 'The old red boat is lost.', 'boat'],
  ['en', 'The new shed is lost.', 'shed'],
  ['en', 'The local keeper fed seals.', 'keeper'],
  ['en', 'The local union agreed plans.', 'union'],
  ['nl', 'De dader vluchtte.', 'dader'],
] as const)('%s: a verb in the past tense ends the noun, unless it is the first word: "%s"', (...row) => {
  const [language, text, noun] = row
  expect(findPresupposedSubject(text, language)).toBe(noun)
})

test.each([
  ['en', 'The trade hurts its rivals.', 'trade'],
  ['en', 'The fur trade hurts A rival.', 'trade'],
  ['en', 'The harbour a mile away is closed.', 'harbour'],
  ['nl', 'De dijkgraaf noemt het plan duur.', 'dijkgraf'],
  ['nl', 'De brug een mijl verder is dicht.', 'brug'],
] as const)(
  '%s: the word in front of another article is a verb, unless it is the only one: "%s"',
  (...row) => {
    const [language, text, noun] = row
    expect(findPresupposedSubject(text, language)).toBe(noun)
  },
)

test.each([
  ['The baker’s is closed.', 'baker'],
  ["The baker's is closed.", 'baker'],
  ['The captain’s boat is lost.', 'boat'],
])('the end of a genitive is no part of the noun: "%s"', (text, noun) => {
  expect(findPresupposedSubject(text, 'en')).toBe(noun)
})

test('a noun has up to six words', () => {
  const old = 'The big old long narrow wooden '
  expect(findPresupposedSubject(`${old}boat is lost.`, 'en')).toBe('boat')
  expect(findPresupposedSubject(`${old}boat crane is lost.`, 'en')).toBe('boat')
})
