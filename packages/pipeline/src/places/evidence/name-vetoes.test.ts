import { expect, test } from 'vitest'
import { createTestArticle, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { createGazetteer } from '../index.ts'

const gazetteer = createGazetteer(testNewsroomData)
const about = (text: string, language = 'en') => gazetteer.about({ title: '', text, language })

test.each([
  [
    'a department',
    'Justice Department sues firm. The Justice Department sued on Friday, a Health Department lawyer said.',
    'en',
  ],
  [
    'a disease',
    'Doctors see more cases of Kawasaki disease. In New cases Kawasaki syndrome is milder.',
    'en',
  ],
  ['a Kawasaki-like disease', 'A Kawasaki-like disease affects children, doctors said.', 'en'],
  [
    'a company',
    'The antibody test of Roche was approved. Roche rose on Friday, and Roche will deliver.',
    'en',
  ],
  ['a river', 'The river Waal rose on Friday. The Waal is at its highest.', 'en'],
  ['a ship', 'The ferry Victoria caught fire. The Victoria was towed in.', 'en'],
  ['a warship', 'HMS Liverpool left on Friday with HMS Plymouth.', 'en'],
  ['letters', 'WA and UGA agreed. WA was first, UGA second.', 'en'],
  ['a duke’s title', 'The Duke and Duchess of York moved. The Duchess of Cambridge stayed.', 'en'],
])('the name of %s is not a town (fault 16)', (_name, text, language) => {
  expect(about(text, language)?.city).toBeUndefined()
  expect(about(text, language)?.country ?? 'US').toMatch(/^(?:US|GB|CH)$/)
})

test.each([
  ['een ziekte', 'Artsen zien vaker de ziekte van Kawasaki. Het Kawasaki-syndroom is zeldzaam.'],
  ['een bedrijf', 'Het middel van Roche is goedgekeurd, meldt Roche.'],
  ['een rivier', 'De Waal staat hoog. Het water in de Waal stijgt, zegt Rijkswaterstaat.'],
  ['een schip', 'Het vrachtschip Maasbree is gezonken. De Maasbree vervoerde graan.'],
  ['een ministerie', 'Het ministerie van Justitie klaagt het bedrijf aan.'],
])('de naam van %s is geen plaats (fault 16)', (_name, text) => {
  expect(about(text, 'nl')).toMatchObject({ city: undefined, country: 'NL' })
})

test('a river in one article vetoes the town in its siblings (fault 16)', () => {
  const first = createTestArticle({ id: 'a1', title: 'High water', text: 'The river Waal rose on Friday.' })
  const second = createTestArticle({
    id: 'a2',
    title: 'Water rises',
    text: 'Waal water rose. Ships on Waal waited, and Waal rose again.',
  })
  expect(gazetteer.placeOf([first, second], new Map()).place).toBeUndefined()
})

test('a town after a preposition of place is a town even if a ship has its name', () => {
  expect(
    about('HMS Liverpool came home. A crowd in Liverpool cheered, and pubs in Liverpool opened.')?.city,
  ).toBe('Liverpool')
})

test('siblings decide which of two places is meant (fault 16)', () => {
  const first = createTestArticle({
    id: 'a1',
    title: 'Georgia orders review',
    text: 'Georgia orders a review of the case.',
  })
  const second = createTestArticle({
    id: 'a2',
    title: 'Review in Atlanta',
    text: 'In Atlanta, in the United States, the governor ordered a review.',
  })
  expect(gazetteer.placeOf([first, second], new Map()).place?.country).toBe('US')
})

test('a small town needs two pieces of evidence (fault 16)', () => {
  expect(about('The case was heard in Denmead on Friday.')?.city).toBeUndefined()
  expect(about('The case was heard in Denmead, England, on Friday. Denmead has one court.')?.city).toBe(
    'Denmead',
  )
})

test('where somebody comes from is not where it happens (fault 16)', () => {
  expect(
    about(
      'A man was stabbed in Twickenham on Friday. The suspect, an Afghan national, fled from Afghanistan in 2015.',
    ),
  ).toMatchObject({
    city: 'Twickenham',
    country: 'GB',
  })
})
