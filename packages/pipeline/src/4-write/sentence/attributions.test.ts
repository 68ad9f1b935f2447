import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { removeFinalAttribution } from './attributions.ts'
import { readStorySentences } from './story-sentence.ts'
import { isUsableSentence } from './usable-sentence.ts'

const told = (language: string, text: string) =>
  readStorySentences(createTestArticle({ id: 'a', language, text }), 0).map((sentence) => sentence.text)

test('who said it stays with what was said', () => {
  const text =
    'Wethouder Ana Sitoe keert niet terug in de raad van Beira. Dat zegt zij maandag in een interview met de Beira Post. De raad kiest in maart.'
  expect(told('nl', text)).toEqual([
    'Wethouder Ana Sitoe keert niet terug in de raad van Beira. Dat zegt zij maandag in een interview met de Beira Post.',
    'De raad kiest in maart.',
  ])
  expect(told('en', 'The dyke of Beira was too low. That is according to a report of the council.')).toEqual([
    'The dyke of Beira was too low. That is according to a report of the council.',
  ])
})

test('in a separate paragraph, or with news, it is an ordinary sentence', () => {
  expect(told('nl', 'De dijk van Beira was te laag.\nDat zegt burgemeester Sitoe.')).toHaveLength(2)
  expect(told('nl', 'De dijk van Beira was te laag. Dat besluit viel maandag.')).toHaveLength(2)
})

test('an attribution of 140 characters stays with what was said, a longer one doesn’t', () => {
  const attribution = (length: number) =>
    `${'That is according to a report of Beira'.padEnd(length - 1, 'a')}.`
  const claim = 'The dyke of Beira was too low.'
  expect(told('en', `${claim} ${attribution(140)}`)).toHaveLength(1)
  expect(told('en', `${claim} ${attribution(141)}`)).toHaveLength(2)
})

test('both may be used in our text, and a headline is made from the first', () => {
  const both =
    'Wethouder Ana Sitoe keert niet terug in de raad van Beira. Dat zegt zij maandag in een interview met de Beira Post.'
  expect(isUsableSentence(both, 'nl')).toBe(true)
  expect(removeFinalAttribution(both, 'nl')).toBe(
    'Wethouder Ana Sitoe keert niet terug in de raad van Beira.',
  )
  expect(removeFinalAttribution('Ana Sitoe keert niet terug. De raad kiest in maart.', 'nl')).toBe(
    'Ana Sitoe keert niet terug. De raad kiest in maart.',
  )
})
