import { expect, test } from 'vitest'
import { article } from '../newsroom.fixture.ts'
import { sentencesIn } from './story-sentence.ts'

test('a dateline is taken off below the summary too, and the passage still fits', () => {
  const text = [
    'The raid took 90 seconds and nobody was hurt by the robbers.',
    'ANTWERP, Belgium (Northern Wire) — Three men robbed two couriers. Nobody was hurt.',
    'BRUSSEL - De politie zoekt drie mannen in werkkleding.',
  ].join('\n\n')
  const sentences = sentencesIn(article({ id: 'a', text }), 0)
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'The raid took 90 seconds and nobody was hurt by the robbers.',
    'Three men robbed two couriers.',
    'Nobody was hurt.',
    'De politie zoekt drie mannen in werkkleding.',
  ])
  for (const sentence of sentences) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
  expect(sentences.map(({ isLead }) => isLead)).toEqual([true, true, false, false])
})
