import { expect, test } from 'vitest'
import { findNonNewsKinds } from './not-news.ts'

const of = (source: string, text: string, subHeadline = '') => {
  const start = source.indexOf(text)
  const sentences = [{ text, from: { source, start, end: start + text.length } }]
  return [...findNonNewsKinds({ headline: '', subHeadline, sentences, sources: [source], facts: [] })]
}

test('a quotation without quotation marks is a fault, with them it is not', () => {
  const source = 'He spoke. “It fell. We ran,” he said. “It was bad,” she said.'
  expect(of(source, 'It fell.')).toEqual(['quotation'])
  expect(of(source, '“It was bad,” she said.')).toEqual([])
  expect(of('Hij zei: „Het viel. We renden.” Het schip zonk.', 'We renden.')).toEqual(['quotation'])
  expect(of('“It fell," he said. The ship sank.', 'The ship sank.')).toEqual([])
  expect(of('"It fell,” he said. The ship sank.', 'The ship sank.')).toEqual([])
  expect(of('"It fell. We ran,” he said. The ship sank.', 'We ran')).toEqual(['quotation'])
  expect(of('Hij zei: „Het viel.“ Het schip zonk.', 'Het schip zonk.')).toEqual([])
})

test('a sentence that a picture credit follows is a caption', () => {
  expect(of('The king waves. (AP Photo/Jane Roe)', 'The king waves.')).toEqual(['caption'])
  expect(of('De koning zwaait. Foto: ANP', 'De koning zwaait.')).toEqual(['caption'])
})

test('boilerplate is a fault in the sub-headline too', () => {
  const source = 'The bridge opened. The mayor declined to comment.'
  expect(of(source, 'The bridge opened.', 'The mayor declined to comment.')).toEqual(['boilerplate'])
  expect(of(source, 'The bridge opened.')).toEqual([])
})
