import { expect, test } from 'vitest'
import { isOutdatedAnnouncement, type TimestampedText } from './outdated.ts'
import { extractDistinctiveWords } from './story-sentence.ts'

const dated = (text: string, hour: number, language: 'en' | 'nl', articleId = text): TimestampedText => ({
  text,
  articleId,
  at: new Date(Date.UTC(2026, 10, 20, hour)),
  words: extractDistinctiveWords(text, language),
})

test.each([
  [
    'en',
    'The Harrier rocket is scheduled to lift off from Kourou with six satellites on Friday.',
    'The Harrier rocket has launched from Kourou with six satellites, the agency said.',
  ],
  [
    'en',
    'The council of Beira will vote on the dyke of Praia Nova on Friday.',
    'The council of Beira voted on the dyke of Praia Nova by 31 to 24.',
  ],
  [
    'en',
    'Talks on the harbour of Beira are set to begin on Friday.',
    'Talks on the harbour of Beira began late.',
  ],
  [
    'nl',
    'De raad van Beira zal vrijdag over de dijk van Praia Nova stemmen.',
    'De raad van Beira heeft met 31 tegen 24 over de dijk van Praia Nova gestemd.',
  ],
  [
    'nl',
    'De Harrier gaat vrijdag vanaf Kourou zes satellieten lanceren.',
    'De Harrier heeft vanaf Kourou zes satellieten gelanceerd.',
  ],
] as const)('%s "%s" is outdated', (language, ahead, done) => {
  expect(isOutdatedAnnouncement(dated(ahead, 8, language), [dated(done, 12, language)], language)).toBe(true)
  expect(isOutdatedAnnouncement(dated(done, 12, language), [dated(ahead, 8, language)], language)).toBe(false)
})

test('a headline that says what is to come is outdated where another says it happened', () => {
  const title = (text: string, hour: number) => ({ ...dated(text, hour, 'en'), isTitle: true })
  const ahead = title('Lena Arden to plead guilty in Beira dyke case, faces two months', 8)
  const done = title('Lena Arden pleads guilty by video in Beira dyke case', 9)
  expect(isOutdatedAnnouncement(ahead, [done], 'en')).toBe(true)
  expect(isOutdatedAnnouncement(done, [ahead], 'en')).toBe(false)
  const requests = title('Lena Arden tells council to plead for the dyke of Beira', 9)
  expect(isOutdatedAnnouncement(ahead, [requests], 'en')).toBe(false)
})

test.each([
  ['what is to come after it', 'The council of Beira will vote again on the dyke in May.', 14, 12],
  ['what others want', 'The council of Beira will vote on the dyke of Praia Nova.', 14, 12],
  ['another thing to come', 'The council of Beira will pay for the dyke of Praia Nova in May.', 8, 12],
])('%s is not outdated', (_name, text, hour, doneHour) => {
  const done = dated('The council of Beira voted on the dyke of Praia Nova.', doneHour, 'en')
  expect(isOutdatedAnnouncement(dated(text, hour, 'en'), [done], 'en')).toBe(false)
})

test('the same article may say what it did and what it will do', () => {
  const ahead = dated('The council of Beira will vote on the dyke of Praia Nova.', 8, 'en', 'a')
  const done = dated('The council of Beira voted on the dyke of Praia Nova.', 8, 'en', 'a')
  expect(isOutdatedAnnouncement(ahead, [done], 'en')).toBe(false)
})
