import { expect, test } from 'vitest'
import { createTestArticle } from '../../newsroom/newsroom.fixture.ts'
import { readStorySentences } from './story-sentence.ts'

test('a dateline below the summary is removed too, and the passage has the right offsets', () => {
  const text = [
    'The raid took 90 seconds and nobody was hurt by the robbers.',
    'ANTWERP, Belgium (Northern Wire) — Three men robbed two couriers. Nobody was hurt.',
    'BRUSSEL - De politie zoekt drie mannen in werkkleding.',
  ].join('\n\n')
  const sentences = readStorySentences(createTestArticle({ id: 'a', text }), 0)
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'The raid took 90 seconds and nobody was hurt by the robbers.',
    'Three men robbed two couriers.',
    'Nobody was hurt.',
    'De politie zoekt drie mannen in werkkleding.',
  ])
  for (const sentence of sentences) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
  expect(sentences.map(({ isLead }) => isLead)).toEqual([true, true, false, false])
})

test('what a page shouts in front of its first sentence is no part of it, nor what points at a picture', () => {
  const text =
    'SIGN IN OR REGISTER, THEN SELECT NEWS As the storm moved on, the dyke (pictured) broke. Ana Sitoe (above, left) saw it.'
  expect(
    readStorySentences(createTestArticle({ id: 'a', text }), 0).map((sentence) => sentence.text),
  ).toEqual(['As the storm moved on, the dyke broke.', 'Ana Sitoe saw it.'])
})

test('an acronym or two begin a sentence like any other word', () => {
  const text = 'US and UN troops left Beira. EU, UN and WHO sent help.'
  expect(
    readStorySentences(createTestArticle({ id: 'a', text }), 0).map((sentence) => sentence.text),
  ).toEqual(['US and UN troops left Beira.', 'EU, UN and WHO sent help.'])
})
