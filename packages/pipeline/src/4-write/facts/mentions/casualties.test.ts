import { expect, test } from 'vitest'
import { findCasualtyKind } from './casualties.ts'
import { splitSentenceIntoTokens } from './pieces.ts'

/** What happened to the people that a number of a sentence counts. */
function kindOf(text: string, number: string) {
  const pieces = splitSentenceIntoTokens(text)
  const at = pieces.findIndex((piece) => piece.text === number)
  if (at < 0) throw new Error(`${number} is missing`)
  return findCasualtyKind(pieces, at, at + 1)
}

test.each([
  ['injured', '12', '12 injured in a crash'],
  ['dead', '12', '12 dead and 30 injured'],
  ['injured', '30', '12 dead and 30 injured'],
  ['missing', '7', 'At least 7 missing after the landslide'],
  ['dead', '40', '40 people were killed when the dyke broke'],
  ['injured', '12', '12 people injured'],
  ['injured', '5', '5 other passengers were badly hurt in the fire'],
  ['dead', '40', 'The storm killed at least 40 people'],
  ['arrested', '9', 'Police arrested 9 of the strikers'],
  ['homeless', '300', 'Fires drove 300 families from their homes'],
  ['homeless', '300', 'The flood left 300 families without a home'],
  ['jobs', '450', '450 workers lose their jobs'],
  ['jobs', '450', 'The yard cuts 450 jobs'],
  ['arrested', '3', '3 held after the match'],
  ['injured', '6', '6 people on the A12 were injured'],
] as const)('English, %s: %s in "%s"', (kind, number, text) => {
  expect(kindOf(text, number)).toBe(kind)
})

test.each([
  ['dead', '6', 'Bij de brand vielen 6 doden'],
  ['injured', 'vijf', 'In de kliniek werden vijf mensen met klachten behandeld'],
  ['injured', '5', 'Er raakten 5 personen gewond bij de botsing'],
  ['homeless', '80', 'Ruim 80 gezinnen zijn hun huis kwijt'],
  ['jobs', '200', 'Bij de werf verdwijnen 200 banen'],
] as const)('Dutch, %s: %s in "%s"', (kind, number, text) => {
  expect(kindOf(text, number)).toBe(kind)
})

test.each([
  ['who is described by what happened before', '3', '3 injured players left the field'],
  ['who did it', '40', '40 people killed the mayor'],
  ['what isn’t a person', '40', 'The storm destroyed 40 houses'],
  ['who are behind a comma', '12', '12 people, injured fans said'],
  ['who are behind the next number', '12', '12 people near 3 injured fans'],
  ['to whom no auxiliary belongs', '40', '40 people in a boat drowned in'],
])('a number that counts %s is none of casualties', (_, number, text) => {
  expect(kindOf(text, number)).toBeUndefined()
})

test('the parts of a breakdown aren’t totals', () => {
  expect(kindOf('Gunmen killed 8 students and two teachers', '8')).toBeUndefined()
  expect(kindOf('Gunmen killed 8 students and their teachers', '8')).toBe('dead')
  expect(kindOf('Gunmen killed 8 students from the town hall and two teachers', '8')).toBe('dead')
})

test('what happened is read up to nine words behind the number', () => {
  expect(kindOf('12 people in the old town hall were injured by glass', '12')).toBe('injured')
  expect(kindOf('12 people in the old town hall of it were injured by glass', '12')).toBeUndefined()
})
