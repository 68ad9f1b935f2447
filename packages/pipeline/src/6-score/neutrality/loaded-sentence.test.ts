import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { computeLoadedLanguageProbability } from './loaded-sentence.ts'
import { createLoadedWordFinder } from './loaded-words.ts'

const finder = createLoadedWordFinder(testNewsroomData)
const loaded = (text: string, language: 'en' | 'nl' = 'en') =>
  computeLoadedLanguageProbability(text, finder(text, language), language)

test.each([
  ['en', 'The spineless council caved to a radical mob again.'],
  ['en', 'His so-called plan is a disgraceful sham that nobody asked for.'],
  ['nl', 'Het laffe stadsbestuur blijft die schandalige plannen gewoon doordrukken.'],
] as const)('%s "%s" judges', (language, sentence) => {
  expect(loaded(sentence, language)).toBeGreaterThan(0.5)
})

test.each([
  ['en', 'The council approved the plan by 12 votes to 9 on Tuesday, a spokeswoman said.'],
  ['en', 'Police arrested two men after a fire in Arnhem.'],
  ['nl', 'De gemeenteraad stemde dinsdag met 12 tegen 9 in met het plan, zei een woordvoerder.'],
] as const)('%s "%s" reports', (language, sentence) => {
  expect(loaded(sentence, language)).toBeLessThan(0.3)
})

test('what points to nothing is not loaded at all', () => {
  expect(loaded('Robbers disguised as road workers took diamonds in Antwerp.')).toBe(0)
  expect(loaded('The bridge opens in spring.')).toBe(0)
})

test('a loaded word weighs less in a sentence that reports', () => {
  const argued = loaded('The reckless minister ignored the warnings.')
  const reported = loaded('The reckless minister ignored the warnings, officials said on 3 May 2024.')
  expect(reported).toBeLessThan(argued)
})

test('phrases and parts of hyphenated words are found, names and quotations are not', () => {
  const words = (text: string) => finder(text, 'en').map(({ start, end }) => text.slice(start, end))
  expect(words('It was a slap in the face for the scandal-plagued firm.')).toEqual([
    'slap in the',
    'scandal-plagued',
  ])
  expect(words('He called it “a disgraceful and shameful act” in Savage Creek.')).toEqual([])
})
