import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { createGazetteer } from './gazetteer.ts'

const gazetteer = createGazetteer(testNewsroomData)
const divisionOf = (text: string, name: string, hints = {}) => {
  const town = gazetteer.mentions(text, hints).find((mention) => mention.name === name)?.town
  return town && `${town.country} ${town.division}`
}

test.each([
  [
    'the county and the towns around it',
    'A man from Paris was held in Lamar County. Police in Reno and Blossom helped.',
    'Paris',
    'US TX',
  ],
  ['the state behind the comma', 'She grew up in Springfield, Mo., and left.', 'Springfield', 'US MO'],
  ['the state that the text names', 'Illinois lawmakers met in Springfield.', 'Springfield', 'US IL'],
  [
    'a telephone number',
    'The office in Springfield can be called at (417) 555-0100.',
    'Springfield',
    'US MO',
  ],
  [
    'British English',
    'The councillor said Birmingham pensioners and pupils lost out.',
    'Birmingham',
    'GB ENG',
  ],
])('LO an ambiguous town is resolved by %s', (_name, text, name, expected) => {
  expect(divisionOf(text, name)).toBe(expected)
})

test("LO an ambiguous town is resolved by the publisher's own place", () => {
  const text = 'A fire in Springfield was put out.'
  expect(
    divisionOf(text, 'Springfield', { homeCountry: 'US', home: { latitude: 37.2, longitude: -93.3 } }),
  ).toBe('US MO')
})

test('LO a town has the name that English papers use', () => {
  const about = (text: string, language: string) => gazetteer.about({ text, language })
  expect(about('De brand in Antwerpen is uit.', 'nl')).toMatchObject({ city: 'Antwerp', country: 'BE' })
  expect(about('The trial in Cologne began.', 'en')).toMatchObject({ city: 'Cologne', country: 'DE' })
})

test.each([
  ['a body', 'De Tweede Kamer stemt morgen over de wet.', 'NL'],
  ['a Flemish body', 'De Vlaamse regering stemt morgen over het decreet.', 'BE'],
  ['the language alone', 'Jongen gewond na steekpartij naast school.', 'NL'],
])('LO the country of a Dutch text without a place is determined by %s', (_name, text, country) => {
  expect(gazetteer.about({ text, language: 'nl' })).toMatchObject({ country, scope: 'national' })
})

test('LO any text is read, with offsets in order', () => {
  const words = fc.constantFrom(
    'Paris',
    'St.',
    'in',
    'Lake',
    '(',
    ',',
    'R-',
    'County',
    'counties',
    '$',
    '’s',
    '\n',
    'N.Y.',
    '--',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 60 }),
      (parts) => {
        const text = parts.join(' ')
        const mentions = gazetteer.mentions(text)
        mentions.forEach(({ start, end, name }, at) => {
          expect(text.slice(start, end)).toBe(name)
          expect(start).toBeGreaterThanOrEqual(mentions[at - 1]?.end ?? 0)
        })
      },
    ),
    { numRuns: 150 },
  )
})
