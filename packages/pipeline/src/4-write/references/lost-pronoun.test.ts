import { expect, test } from 'vitest'
import { hasUnresolvedPronoun } from './lost-pronoun.ts'

test.each([
  ['an organisation isn’t a person', 'The Rifle Association was crucial to his election.'],
  ['things aren’t persons', 'An election of last year was vital to her.'],
  ['a river is no person, whatever its ending', 'A river flooded his house.'],
  ['a person named behind the pronoun may be another', 'Within days she was admitted to Beira hospital.'],
  ['nobody is named at all', 'It was clear that he would resign.'],
])('the reader doesn’t know who is meant: %s', (_, text) => {
  expect(hasUnresolvedPronoun(text, 'en')).toBe(true)
})

test.each([
  ['no pronoun', 'The Rifle Association was crucial to the election.'],
  ['a name', 'Moreno said that he would resign.'],
  ['a name behind the verb', 'It was clear to Moreno that he would resign.'],
  ['a name with its title', 'A party of Mr. Li said that he would resign.'],
  ['a noun for a person', 'A woman lost her house.'],
  ['a trade', 'A firefighter lost his house.'],
  ['a person with an age', 'A 30-year-old lost his house.'],
  ['a name in the opening phrase', 'Before meeting Moreno he had resigned.'],
  ['a noun in the opening phrase', 'After the vote he resigned.'],
  ['an organisation and a name', 'The Rifle Association and Moreno were crucial to his election.'],
])('the reader knows who is meant: %s', (_, text) => {
  expect(hasUnresolvedPronoun(text, 'en')).toBe(false)
})
