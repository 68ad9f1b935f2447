import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'The council has voted to close the riverside quays to cars.'],
  ['nl', 'De gemeenteraad heeft besloten de kades autovrij te maken.'],
  ['de', 'Der Gemeinderat hat beschlossen, die Ufer für Autos zu sperren.'],
  ['fr', 'Le conseil municipal a décidé de fermer les quais aux voitures.'],
  ['nl', 'Antwerpen maakt kades langs Schelde autovrij'],
])('tells %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('what is too short to tell is what the feed says, or undetermined', () => {
  expect(detectLanguage('OK 3-2', 'nl')).toBe('nl')
  expect(detectLanguage('')).toBe('und')
})
