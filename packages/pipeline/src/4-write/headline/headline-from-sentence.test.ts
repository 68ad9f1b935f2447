import { expect, test } from 'vitest'
import { extractDistinctiveWords, type StorySentence } from '../sentence/story-sentence.ts'
import { truncateAtClause } from '../sentence/up-to-clause.ts'
import { deriveHeadlineFromSentences } from './headline-from-sentence.ts'

const sentence = (text: string, position = 0, articleId = 'a1'): StorySentence => ({
  text,
  articleId,
  field: 'text',
  start: 0,
  end: text.length,
  report: 0,
  position,
  isLead: false,
  kind: 'statement',
  time: 'news',
  need: undefined,
  presupposed: [],
  words: extractDistinctiveWords(text, 'en'),
})
const titles = [extractDistinctiveWords('You won’t believe what this storm did to the dyke of Beira', 'en')]

test.each([
  [
    'en',
    'A 160-metre stretch of the coastal dyke at Praia Nova broke on Friday, killing six people and leaving eleven more missing.',
    'A 160-metre stretch of the coastal dyke at Praia Nova broke on Friday',
  ],
  [
    'en',
    'Six people died when the dyke of Beira broke on Friday.',
    'Six people died when the dyke of Beira broke on Friday',
  ],
  [
    'nl',
    'De dijk bij Praia Nova is vrijdagnacht over een lengte van 160 meter gebroken, waarbij zes mensen zijn omgekomen.',
    'De dijk bij Praia Nova is vrijdagnacht over een lengte van 160 meter gebroken',
  ],
  [
    'en',
    'The air conditioning company will keep close to 1,000 jobs in Beira after telling its workers that it would move to Maputo.',
    'The air conditioning company will keep close to 1,000 jobs in Beira',
  ],
  [
    'en',
    'Much of the gathering in Beira was an appeal to former builders of the wall, and several speakers argued that they had been cheated.',
    'Much of the gathering in Beira was an appeal to former builders of the wall',
  ],
  [
    'nl',
    'De fabriek houdt bijna duizend banen in Beira nadat zij haar personeel eerder had verteld dat zij naar Maputo zou gaan.',
    'De fabriek houdt bijna duizend banen in Beira',
  ],
] as const)('%s "%s" makes a headline', (language, text, expected) => {
  expect(truncateAtClause(text, language, 110)).toBe(expected)
})

test.each([
  [
    'loses who says it',
    'The coastal dyke at Praia Nova had not been inspected for many years, while the port paid for it, the mayor of Beira said.',
  ],
  [
    'takes something back',
    'The council of Beira will rebuild the coastal dyke at Praia Nova before winter, unless the port refuses to pay its share.',
  ],
  [
    'leaves its subject without a verb',
    'A carpenter of Beira and two of his sons, who were found below the wall in the early morning of Friday, had been fishing there.',
  ],
  [
    'says as done what was only not done before',
    'The council of Beira will not pay a single metical for the broken wall at Praia Nova before the port company pays its share of it.',
  ],
  [
    'names its subject later',
    'When the coastal dyke at Praia Nova broke in the early hours of Friday, while the town slept, thousands left their homes.',
  ],
])('a cut that %s is not made', (_name, text) => {
  expect(truncateAtClause(text, 'en', 110)).toBeUndefined()
})

test('the sentence at the top that is most similar to the titles is used, never a quotation', () => {
  const made = deriveHeadlineFromSentences(
    [
      sentence('The market on the square of the lower town stays closed.', 0, 'a1'),
      sentence('A storm broke the dyke of Beira early on Friday.', 0, 'a2'),
      sentence('The storm over Beira and its dyke was “a beast”, the mayor said.', 0, 'a3'),
      sentence('A storm broke the dyke of Beira, and the storm goes on.', 7, 'a4'),
    ],
    titles,
    'en',
  )
  expect(made).toEqual({ text: 'A storm broke the dyke of Beira early on Friday', articleId: 'a2' })
  expect(deriveHeadlineFromSentences([], titles, 'en')).toBeUndefined()
})
