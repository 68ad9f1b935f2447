import { expect, test } from 'vitest'
import { writeBaselineText } from './baseline-text.ts'

test('the plain rule returns the first title, three sentences with their positions, and the second title', () => {
  const text = 'One fell. Two rose.\n\nThree stayed. Four left.'
  const articles = [
    { title: 'Numbers', text },
    { title: 'More numbers', text: 'Five came.' },
  ]
  const written = writeBaselineText(articles, 'en', [])
  expect(written.headline).toBe('Numbers')
  expect(written.subHeadline).toBe('More numbers')
  expect(written.sentences.map((sentence) => sentence.text)).toEqual([
    'One fell.',
    'Two rose.',
    'Three stayed.',
  ])
  for (const { text: sentence, from } of written.sentences)
    expect(text.slice(from?.start, from?.end)).toBe(sentence)
})

test('a story without text or a second article leaves those parts empty', () => {
  expect(writeBaselineText([{ title: 'Numbers', text: '' }], 'nl', [])).toMatchObject({
    headline: 'Numbers',
    subHeadline: '',
    sentences: [],
  })
})
