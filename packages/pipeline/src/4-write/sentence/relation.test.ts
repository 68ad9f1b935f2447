import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { coversHeadlineEvent, isAboutHeadlineEvent } from './relation.ts'
import { extractDistinctiveWords, readStorySentences } from './story-sentence.ts'

const HEADLINE = extractDistinctiveWords(
  'President removes video of President Moreno after attack on port of Beira',
  'en',
)
const told = (id: string, text: string) => readStorySentences(createTestArticle({ id, text }), 0)
const [first, next, later] = told(
  'a1',
  'Facebook removed a video of President Moreno on Wednesday after the attack on the port of Beira.\nThe company gave no reason.\nEngineers opened two schools in Nacala.',
)
const [other, same] = told(
  'a2',
  'President Adams called on Wednesday for a return to decency in Maputo.\nFacebook said the video of Moreno had been seen two million times.',
)

test.each([
  ['the sentence behind the first', next, true],
  ['a sentence further down that shares nothing', later, false],
  ['another report’s that shares a day and an office', other, false],
  ['another report’s that shares names', same, true],
])('of the event: %s', (_, sentence, expected) => {
  if (!first || !sentence) throw new Error('a sentence is missing')
  expect(isAboutHeadlineEvent(sentence, [first], HEADLINE, 'en')).toBe(expected)
})

test('a description begins with the event of the headline', () => {
  if (!first || !other) throw new Error('a sentence is missing')
  expect(coversHeadlineEvent(first, HEADLINE, 'en')).toBe(true)
  expect(coversHeadlineEvent(other, HEADLINE, 'en')).toBe(false)
})
