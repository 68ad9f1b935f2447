import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'The council has voted to close the riverside quays to cars.'],
  ['nl', 'De gemeenteraad heeft besloten de kades autovrij te maken.'],
  ['de', 'Der Gemeinderat hat beschlossen, die Ufer für Autos zu sperren.'],
  ['fr', 'Le conseil municipal a décidé de fermer les quais aux voitures.'],
  ['nl', 'Alasdair Lamont van BBC Scotland in gesprek'],
  ['nl', 'De uitzending van Saturday Night Live'],
  ['en', 'Bundestag and Bundesrat agree on a budget'],
  ['nl', 'Antwerpen maakt kades langs Schelde autovrij'],
])('detects %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('a text that is too short has the feed’s language, or is undetermined', () => {
  expect(detectLanguage('OK 3-2', 'nl')).toBe('nl')
  expect(detectLanguage('')).toBe('und')
})

test('what the feed says decides only what is nearly even', () => {
  expect(detectLanguage('Orkaan Rosa bedreigt Phoenix, Las Vegas', 'nl')).toBe('nl')
  expect(detectLanguage('The council has voted to close the quays', 'nl')).toBe('en')
})
