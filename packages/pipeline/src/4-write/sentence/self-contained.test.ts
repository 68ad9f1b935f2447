import type { Language } from '@plainwire/domain/language'
import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { isSelfContained } from './self-contained.ts'
import { extractDistinctiveWords, readStorySentences } from './story-sentence.ts'

const HEADLINES: Record<Language, string> = {
  en: 'Six dead as storm breaks dyke in Beira',
  nl: 'Zes doden als storm dijk bij Beira breekt',
}

const sentence = (text: string, language: Language, id = 'a2') => {
  const [first] = readStorySentences(createTestArticle({ id, text, language }), 0)
  if (!first) throw new Error('no sentence')
  return first
}

const stands = (text: string, language: Language, id?: string) =>
  isSelfContained(
    sentence(text, language, id),
    {
      headlineWords: extractDistinctiveWords(HEADLINES[language], language),
      first: sentence(HEADLINES[language], language, 'a1'),
    },
    language,
  )

test.each([
  [
    'another report’s answer',
    'en',
    'Mayor Celestino Mabunda closed the schools of Beira until Monday after the storm.',
  ],
  ['a number', 'en', 'The storm left 14,800 people in the lower town of Beira without a home.'],
  [
    'a quotation that leans on nothing',
    'en',
    '"The dyke of Beira was built for a smaller storm," said the engineer Ana Sitoe.',
  ],
  [
    'another report’s answer',
    'nl',
    'Burgemeester Celestino Mabunda sluit de scholen van Beira na de storm tot maandag.',
  ],
  ['a number', 'nl', 'De storm maakte in de benedenstad van Beira 14.800 mensen dakloos.'],
] as const)('a sub-headline may be %s (%s): "%s"', (_, language, text) => {
  expect(stands(text, language)).toBe(true)
})

test.each([
  ['an addition', 'en', 'The storm in Beira also flooded the port of Nacala and 23 schools.'],
  [
    'one more of something',
    'en',
    'Another victim of the storm in Beira was found in the port on Friday, Ana Sitoe said.',
  ],
  [
    'some other than others',
    'en',
    'Five other people died in the storm in Beira and the port of Nacala on Friday.',
  ],
  [
    'a time that was said before',
    'en',
    'The dyke in Beira broke and minutes later the storm reached the port of Nacala.',
  ],
  ['long so', 'en', 'For years Mozambique has paid for the dyke in Beira with loans from Lisbon.'],
  ['of another year', 'en', 'In 2019, a storm killed a thousand people in Beira and the province of Sofala.'],
  ['what had been', 'en', 'The council of Beira had promised Maputo a dyke against any storm.'],
  ['what was open then', 'en', 'The council of Beira is preparing to build a dyke of six metres in Munhava.'],
  ['a comment without a name or number', 'en', 'The storm and the dyke were a lesson for everybody.'],
  [
    'a quotation that leans',
    'en',
    '"It broke because they built the dyke of Beira too low," said Ana Sitoe.',
  ],
  ['another event', 'en', 'The Senate in Washington voted on Friday for a budget of 14,800 pages.'],
  ['an addition', 'nl', 'De storm in Beira zette ook de haven van Nacala en 23 scholen onder water.'],
  [
    'some other than others',
    'nl',
    'Een ander slachtoffer van de storm in Beira werd vrijdag in Nacala gevonden.',
  ],
  ['long so', 'nl', 'Al jaren betaalt Mozambique de dijk bij Beira met leningen uit Lissabon.'],
  ['of another year', 'nl', 'In 2019 doodde een storm bij Beira duizend mensen in de provincie Sofala.'],
  ['what had been', 'nl', 'De gemeente Beira had Maputo een dijk tegen elke storm beloofd.'],
  ['another event', 'nl', 'De Senaat in Washington stemde vrijdag voor een begroting van 14.800 pagina’s.'],
] as const)('a sub-headline is never %s (%s): "%s"', (_, language, text) => {
  expect(stands(text, language)).toBe(false)
})

test('a figure that the article of the first sentence gives next needs no word of the headline', () => {
  const text = 'Twenty-three schools have been opened as shelters for families.'
  expect(stands(text, 'en')).toBe(false)
  const first = sentence(HEADLINES.en, 'en', 'a1')
  const next = { ...sentence(text, 'en', 'a1'), position: 1 }
  expect(isSelfContained(next, { headlineWords: first.words, first }, 'en')).toBe(true)
})
