import { expect, test } from 'vitest'
import {
  createTestArticle,
  createTestPublisher,
  sampleArticles,
  sampleEvents,
  samplePublishers,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createGazetteer } from './gazetteer.ts'

const gazetteer = createGazetteer(testNewsroomData)
const names = (text: string, language = 'en') =>
  gazetteer.mentions(text, { language }).map(({ name, country }) => `${name} ${country}`)

test.each([
  ['a town by its English name', 'Flooding in The Hague closed two schools.', ['The Hague NL']],
  [
    'a town and the country behind the comma',
    'She was born in Paris, Texas, and moved.',
    ['Paris US', 'Texas US'],
  ],
  ['a large town without help', 'Officials said Mumbai was calm.', ['Mumbai IN']],
  ['a country in capitals', 'The US and Russia met.', ['US US', 'Russia RU']],
])('LO EN finds %s', (_name, text, expected) => {
  expect(names(text)).toEqual(expected)
})

test.each([
  ['a Dutch exonym', 'In Keulen is een brug gesloten.', ['Keulen DE']],
  ['a town that has its own name', 'De brand in Den Bosch is uit.', ['Den Bosch NL']],
  ['a country by its Dutch name', 'In Zuid-Afrika stegen de prijzen.', ['Zuid-Afrika ZA']],
])('LO NL finds %s', (_name, text, expected) => {
  expect(names(text, 'nl')).toEqual(expected)
})

test.each([
  ['a surname', 'Michael Jackson and Abraham Lincoln were named.'],
  ['a first name', 'Paris Hilton and Sydney Sweeney arrived together.'],
  ['a word', 'Reading is good for you, and Nice people agree.'],
  ['a club', 'She plays for Manchester United.'],
  ['a club named after two towns', 'Maaskade beat Ribeira Porto in the last minute.'],
  ['a newspaper', 'He wrote for the Washington Post.'],
  ['the pronoun us', 'They told us to leave.'],
])('LO %s is not a place', (_name, text) => {
  expect(names(text)).toEqual([])
})

test('LO the same word is a place if the text shows it', () => {
  expect(names('A train stopped in Reading, west of London.')).toEqual(['Reading GB', 'London GB'])
})

test('LO offsets are those of the name', () => {
  const text = 'A fire broke out in Zwolle on Friday.'
  const [mention] = gazetteer.mentions(text)
  expect(text.slice(mention?.start, mention?.end)).toBe('Zwolle')
  expect(mention?.latitude).toBeCloseTo(52.5, 1)
})

test('LO a story has the place it is about, its country and its scope', () => {
  const text =
    'A fire broke out in Zwolle on Friday. Residents of Zwolle were told to keep their windows shut, the Dutch fire service said.'
  expect(gazetteer.about({ title: 'Fire in Zwolle', text })).toMatchObject({
    city: 'Zwolle',
    country: 'NL',
    scope: 'local',
  })
})

test("LO a publisher's own town is not the story's place by default", () => {
  const paper = createTestPublisher({ id: 'gazette', city: 'Rotterdam', country: 'NL' })
  const story = createTestArticle({
    id: 'a1',
    title: 'Storm breaks dyke in Beira',
    text: 'A dyke broke in Beira in Mozambique on Friday, the mayor said. Our reporter in Rotterdam contributed.',
  })
  const { place } = gazetteer.placeOf([story], new Map([[paper.id, paper]]))
  expect(place).toMatchObject({ city: 'Beira', country: 'MZ' })
})

test("LO an ambiguous town is the one near its publisher, and British spelling doesn't move it to Britain", () => {
  const paper = createTestPublisher({ id: 'gazette', city: 'Auckland', country: 'NZ' })
  const story = createTestArticle({
    id: 'a1',
    title: 'Councillor thrilled that flights to Queenstown resume',
    text: 'Flights to Queenstown resume on Monday. Neighbours and pensioners favour the programme, the councillor said.',
  })
  const { place } = gazetteer.placeOf([story], new Map([[paper.id, paper]]))
  expect(place).toMatchObject({ city: 'Queenstown', country: 'NZ' })
})

test("LO a feed's place replaces its publisher's", () => {
  const paper = createTestPublisher({ id: 'gazette', city: 'London', country: 'GB' })
  const story = createTestArticle({
    id: 'a1',
    title: 'Councillor thrilled that flights to Queenstown resume',
    text: 'Flights to Queenstown resume on Monday. Neighbours and pensioners favour the programme, the councillor said.',
    placeHint: { country: 'NZ' },
  })
  const { place } = gazetteer.placeOf([story], new Map([[paper.id, paper]]))
  expect(place).toMatchObject({ city: 'Queenstown', country: 'NZ' })
})

test('LO a text without places has none', () => {
  expect(
    gazetteer.about({ title: 'Sleep is good', text: 'People who sleep more live longer, a study says.' }),
  ).toBeUndefined()
})

test('LO relevant countries are sorted by importance', () => {
  const story = createTestArticle({
    id: 'a1',
    title: 'Kenya and Uganda sign lake accord',
    text: 'Kenya and Uganda signed an accord. Tanzania will follow, Kenya said.',
  })
  expect(gazetteer.placeOf([story], new Map()).relevantCountries.slice(0, 2)).toEqual(['KE', 'UG'])
})

test('LO a match is where it was played, not where the visitors come from', () => {
  const events = sampleEvents()
  const match = sampleArticles(events).filter(({ event }) => event.id === 'maaskade-ribeira-first-leg')
  const { place } = gazetteer.placeOf(
    match.map((sample) => sample.article),
    samplePublishers(events),
  )
  expect(place).toMatchObject({ city: 'Rotterdam', country: 'NL' })
})

test('LO the sample edition: the country of nine events of ten, the town of seven', () => {
  const events = sampleEvents().filter(({ place }) => place?.country)
  const publishers = samplePublishers(events)
  const all = sampleArticles(events)
  const placed = events.map((event) => {
    const articles = all.filter((sample) => sample.event === event).map((sample) => sample.article)
    return { event, place: gazetteer.placeOf(articles, publishers).place }
  })
  const share = (isRight: (each: (typeof placed)[number]) => boolean) =>
    placed.filter(isRight).length / placed.length
  expect(share(({ event, place }) => place?.country === event.place?.country)).toBeGreaterThan(0.9)
  expect(share(({ event, place }) => place?.city === event.place?.city)).toBeGreaterThan(0.7)
})
