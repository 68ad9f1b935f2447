import { expect, test } from 'vitest'
import { createTestArticle, createTestPublisher, testNewsroomData } from '../newsroom/newsroom.fixture.ts'
import { createGazetteer } from './gazetteer.ts'

const gazetteer = createGazetteer(testNewsroomData)
const placeOf = (
  title: string,
  text: string,
  known: { country?: string; city?: string; language?: string } = {},
) => {
  const { language = 'en', ...about } = known
  const paper = createTestPublisher({ id: 'gazette', ...about })
  const one = createTestArticle({ id: 'a1', title, text, language, publisherId: paper.id })
  return gazetteer.placeOf([one], new Map([[paper.id, paper]])).place
}

test.each([
  [
    'a name says nothing for itself',
    'Photos from Santa Cruz',
    'The ocean stays open in Santa Cruz.',
    'US',
    'US',
  ],
  [
    'an American state is meant more often than its namesake',
    'Suspect arrested in Georgia',
    'The Georgia Bureau of Investigation said he was charged.',
    'GB',
    'US',
  ],
  [
    'a county of many, where its country has no town of the name',
    'Two friends write a book',
    'Kerry lives in Surrey and Pat in Harrogate.',
    'ZZ',
    'GB',
  ],
  [
    'where a company is based is not where it acts',
    'Firms donate masks to homes in Singapore',
    'Brandt Holdings and the Hong Kong-based Harbour Group donate masks to nursing homes in Singapore.',
    'SG',
    'SG',
  ],
  [
    'letters of a country before a person tell who it is',
    'US pilot and two others charged with leaving their rooms in Singapore',
    'A court in Singapore charged them.',
    'SG',
    'SG',
  ],
  [
    'an office of the church is not where it is named after',
    'Archbishop of Canterbury warns against austerity in Britain',
    'The Archbishop of Canterbury said so.',
    'ZZ',
    'GB',
  ],
  [
    'a water is not the land that it is named after',
    'Worms found in the deep',
    'Biologists of Norway found them in the Gulf of California.',
    'ZZ',
    'NO',
  ],
])('LO the country of a story: %s', (_name, title, text, country, expected) => {
  expect(placeOf(title, text, { country })?.country).toBe(expected)
})

test('LO the name of a city-state counts as its country, for its own papers too', () => {
  const text = 'Chicken prices in Singapore rise as farms in Malaysia cut supplies.'
  expect(placeOf('Prices likely to rise', text, { country: 'SG', city: 'Singapore' })?.country).toBe('SG')
})

test('LO a Māori name contains no foreign town', () => {
  const place = placeOf('Party names candidate to run for Te Tai Tokerau', 'She was elected on Sunday.', {
    country: 'NZ',
  })
  expect(place?.country).not.toBe('CI')
})

test.each([
  [
    'en',
    'Global death toll passes 300,000',
    'Figures of a university in Baltimore in the United States say so.',
  ],
  ['nl', 'Wereldwijd ruim 300.000 doden', 'Dat blijkt uit cijfers van een universiteit in Baltimore.'],
])('LO a story of the whole world has no country (%s)', (language, title, text) => {
  expect(placeOf(title, text, { language, country: 'NL' })).toBeUndefined()
})

test('LO a worldwide subject in one country has that country', () => {
  expect(placeOf('India leads global vaccine drive', 'Nurses began in Delhi.')?.country).toBe('IN')
})

test.each([
  [
    'en',
    'Tourist from New York arrested in Honolulu',
    'A tourist from New York was arrested in Honolulu.',
    'Honolulu',
  ],
  ['nl', 'Man uit Gent aangehouden in Zwolle', 'Een man uit Gent werd aangehouden in Zwolle.', 'Zwolle'],
])('LO where somebody is from is not where it happens (%s)', (language, title, text, city) => {
  expect(placeOf(title, text, { language, country: language === 'nl' ? 'NL' : 'US' })?.city).toBe(city)
})
