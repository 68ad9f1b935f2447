import { expect, test } from 'vitest'
import { getLanguageRules } from '../languages/index.ts'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { createGazetteer } from './gazetteer.ts'

const gazetteer = createGazetteer(testNewsroomData)
const countryOf = (text: string, title = '') => gazetteer.about({ title, text, language: 'nl' })?.country

test.each([
  ['mechelen', 'mechelse'],
  ['brugge', 'brugse'],
  ['gouda', 'goudse'],
  ['herentals', 'herentalse'],
  ['leuven', 'leuvense'],
])('LO NL the adjective of %s is %s', (town, adjective) => {
  expect(getLanguageRules('nl').places.townAdjectives(town)).toContain(adjective)
})

test.each([
  ['an adjective of a town', 'De Herentalse schaatsclub zoekt een nieuw lokaal.', 'BE'],
  ['a direction before an adjective', 'Het Oost-Vlaamse jeugdvoetbal ligt stil.', 'BE'],
  ['a party in a compound', 'De VVD-leider wil opheldering over het plan.', 'NL'],
  ['a country in a compound', 'Partijen ruziën over de Oekraïne-oorlog.', 'UA'],
  ['a possessive', 'Poetins woordvoerder spreekt dat tegen.', 'RU'],
  ['a Flemish name', 'Acteur Jan Van Looveren tekent een contract.', 'BE'],
  ['a name of the Netherlands', 'Schrijver Jan van Looveren tekent een contract.', 'NL'],
  ['a part of a municipality', 'Bij een brand in Rumbeke viel een gewonde.', 'BE'],
  ['where, before who', 'Belgische dichter krijgt standbeeld in China.', 'CN'],
])('LO NL %s determines the country', (_name, text, expected) => {
  expect(countryOf(text)).toBe(expected)
})

test('LO NL a supported side is not a place', () => {
  expect(countryOf('Pro-Palestijnse betogers zijn in Utrecht aangehouden.')).toBe('NL')
})

test('LO NL an adjective is not part of the name after it', () => {
  const names = (text: string) => gazetteer.mentions(text, { language: 'nl' }).map(({ name }) => name)
  expect(names('Ze woont in het Amerikaanse Salt Lake City.')).toEqual(['Salt Lake City'])
})
